import { useTranslation } from 'react-i18next'
import { checkKey } from '#contract/prescriptions/check-key.ts'
import type { MedicineOrder } from '#contract/medicine-orders/schemas.ts'
import { CheckLine, InteractionCoverage } from '#features/prescriptions/index.ts'
import { Panel } from '#shared/patterns/dashboard/Panel.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { When } from '#shared/ui/time/When.tsx'

/** What a pharmacist must have read: what was not clear to the doctor and why they went on, what was given lately, and what the law asks. */
export function PharmacistChecks({ medicine }: { medicine: MedicineOrder }) {
  const { t } = useTranslation('workspace')
  const { prescription, lines, controlled } = medicine
  const recent = lines.filter(({ givenRecently, dispensed }) => givenRecently !== null && dispensed === null)
  const withFaults = lines.filter(({ controlledFaults }) => controlledFaults.length > 0)
  const isClear =
    prescription.checks.length === 0 &&
    prescription.conflicts.length === 0 &&
    recent.length === 0 &&
    !controlled &&
    prescription.isOpen
  return (
    <Panel title={t('medicine-orders.checks.title')}>
      <Stack gap="3">
        {isClear && <Text quiet>{t('medicine-orders.checks.clear')}</Text>}
        {!prescription.isOpen && <Banner tone="error">{t('medicine-orders.checks.over')}</Banner>}
        {recent.map(({ id, name, givenRecently }) => (
          <Banner key={id} tone="warning" title={t('medicine-orders.checks.recent', { name })}>
            {givenRecently && <When instant={givenRecently} />}
          </Banner>
        ))}
        {controlled && (
          <Banner tone={withFaults.length > 0 ? 'error' : 'warning'} title={t('medicine-orders.checks.controlled')}>
            {withFaults.flatMap(({ id, name, controlledFaults }) =>
              controlledFaults.map((fault) => (
                <div key={`${id} ${fault}`}>
                  <bdi>{name}</bdi>: {t(`medicine-orders.controlledFaults.${fault}`)}
                </div>
              )),
            )}
            <div>{controlled.source}</div>
          </Banner>
        )}
        {prescription.checks.map(({ check, reason }) => (
          <CheckLine key={checkKey(check)} check={check} lines={lines} reason={reason} />
        ))}
        <InteractionCoverage checks={prescription.checks.map(({ check }) => check)} />
      </Stack>
    </Panel>
  )
}
