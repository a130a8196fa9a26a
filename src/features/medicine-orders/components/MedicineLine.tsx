import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { amountText, dosingText, medicineText } from '#contract/prescriptions/dosing-text.ts'
import type { MedicineOrderLine } from '#contract/medicine-orders/schemas.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import { Cluster, Stack } from '#shared/ui/layout/layout.tsx'
import { Money } from '#shared/ui/money/Money.tsx'
import { Badge } from '#shared/ui/status/Badge.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { CalendarDay } from '#shared/ui/time/CalendarDay.tsx'

const offerTones = { as_prescribed: 'success', substitute: 'information', unavailable: 'error' } as const
const outcomeTones = {
  filled: 'success',
  part: 'warning',
  substituted: 'information',
  paused: 'warning',
  not_dispensed: 'error',
} as const

/** A line of the prescription: how it is taken, what the pharmacy offers for it, and what became of it. */
export function MedicineLine({ line, children }: { line: MedicineOrderLine; children?: ReactNode }) {
  const { t, i18n } = useTranslation('workspace')
  const locale = i18n.language as Locale
  const medicine = medicineText(line, locale)
  const { offer, dispensed } = line
  return (
    <Stack gap="2" as="article" aria-label={medicine}>
      <Cluster justify="between">
        <Heading level={3} size="s">
          <bdi>{medicine}</bdi>
        </Heading>
        <Cluster gap="2">
          {line.isControlled && <Badge tone="warning">{t('medicine-orders.line.controlled')}</Badge>}
          {offer && <Badge tone={offerTones[offer.kind]}>{t(`medicine-orders.offers.${offer.kind}`)}</Badge>}
          {dispensed && (
            <Badge tone={outcomeTones[dispensed.outcome]}>{t(`medicine-orders.outcomes.${dispensed.outcome}`)}</Badge>
          )}
        </Cluster>
      </Cluster>
      <Text>{dosingText(line, locale)}</Text>
      {offer && offer.kind !== 'unavailable' && (
        <Text>
          {t('medicine-orders.line.offered', { count: offer.quantity })} <bdi>{offer.name}</bdi> · <Money value={offer.amount} />
        </Text>
      )}
      {offer?.note && (
        <Text quiet>
          <bdi>{offer.note}</bdi>
        </Text>
      )}
      {dispensed?.parts.map(({ at, quantity, amount, lot, expiresOn }) => (
        <Text key={at} size="s">
          {amount === null
            ? t('medicine-orders.line.given', { count: quantity, lot })
            : t('medicine-orders.line.givenAmount', {
                amount: amountText(amount, line.doseUnit, locale),
                count: quantity,
                lot,
              })}{' '}
          {expiresOn && (
            <>
              {t('medicine-orders.line.expires')} <CalendarDay date={expiresOn} />
            </>
          )}
        </Text>
      ))}
      {line.remaining > 0 && (
        <Text strong>{t('medicine-orders.line.remaining', { amount: amountText(line.remaining, line.doseUnit, locale) })}</Text>
      )}
      {dispensed?.reason && (
        <Text size="s" quiet>
          “<bdi>{dispensed.reason}</bdi>”
        </Text>
      )}
      {children}
    </Stack>
  )
}
