import { useTranslation } from 'react-i18next'
import { amountText, dosingText, medicineText } from '#contract/prescriptions/dosing-text.ts'
import { refillsLeft } from '#contract/prescriptions/fills.ts'
import type { PrescriptionLine } from '#contract/prescriptions/schemas.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { When } from '#shared/ui/time/When.tsx'

/** One medicine: how it is taken, how often it may still be given, who gave it so far, and for how long that lasts. */
export function PrescribedLine({ line, isOpen }: { line: PrescriptionLine; isOpen: boolean }) {
  const { t, i18n } = useTranslation('workspace')
  const locale = i18n.language as Locale
  const medicine = medicineText(line, locale)
  return (
    <Stack gap="1" as="article" aria-label={medicine}>
      <Heading level={3} size="s">
        <bdi>{medicine}</bdi>
      </Heading>
      <Text>{dosingText(line, locale)}</Text>
      {line.note && (
        <Text>
          <bdi>{line.note}</bdi>
        </Text>
      )}
      <Text size="s" quiet>
        {t('prescriptions.issued.quantity', { quantity: amountText(line.quantity, line.doseUnit, locale) })}
        {isOpen &&
          (refillsLeft(line) > 0 || line.remaining === 0) &&
          ` · ${t('prescriptions.issued.left', { count: refillsLeft(line) })}`}
      </Text>
      {isOpen && line.remaining > 0 && (
        <Text strong>{t('prescriptions.issued.remaining', { amount: amountText(line.remaining, line.doseUnit, locale) })}</Text>
      )}
      {line.daysOfSupply !== null && (
        <Text size="s" strong={line.daysOfSupply <= 5}>
          {t('prescriptions.issued.supply', { count: line.daysOfSupply })}
        </Text>
      )}
      {line.fills.map(({ at, quantity, pharmacy, city }) => (
        <Text key={at} size="s" quiet>
          {quantity < line.quantity && `${amountText(quantity, line.doseUnit, locale)} · `}
          {t('prescriptions.issued.filledBy', { pharmacy, city })} <When instant={at} show="date" />
        </Text>
      ))}
    </Stack>
  )
}
