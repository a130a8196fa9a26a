import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Claim } from '#contract/claims/schemas.ts'
import { sum } from '#contract/orders/money.ts'
import { formatCalendarDate } from '#shared/lib/format-time.ts'
import { Facts } from '#shared/patterns/detail/Facts.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { When } from '#shared/ui/time/When.tsx'
import { OrderTotals } from './OrderTotals.tsx'
import styles from './orders.module.css'
import { PrintedDocument } from './PrintedDocument.tsx'

/** The sheet for an insurer: who was treated when and by whom, what for, and what was paid. */
export function ClaimPaper({
  claim,
  download,
}: {
  claim: Claim
  /** The button that hands over the PDF. */ download: ReactNode
}) {
  const { t, i18n } = useTranslation('workspace')
  const { pet, doctor, invoice, diagnosis, treatment, timeZone } = claim
  const back = sum(invoice.creditNotes.map(({ amount }) => amount.amount))
  const toFill = <span className={styles.toFill} />
  return (
    <PrintedDocument
      title={t('orders.claim.title', { number: claim.visitNumber })}
      print={t('orders.claim.print')}
      invoice={invoice}
      replaces={false}
      facts={[
        {
          name: t('orders.invoice.service'),
          value: <When instant={claim.start} zone={timeZone} otherZone="always" year="always" />,
        },
        { name: t('orders.details.invoice'), value: invoice.number },
        {
          name: t('orders.invoice.paidOn'),
          value: invoice.paidAt && <When instant={invoice.paidAt} show="date" year="always" />,
        },
      ]}
    >
      {download}
      <Stack gap="2">
        <Heading level={3} size="m">
          {t('orders.claim.animal')}
        </Heading>
        <Facts
          facts={[
            { name: t('orders.claim.pet'), value: <bdi>{pet.name}</bdi> },
            { name: t('orders.claim.species'), value: t(`species.${pet.species}`, { ns: 'site' }) },
            { name: t('orders.claim.breed'), value: pet.breed && <bdi>{pet.breed}</bdi> },
            { name: t('orders.claim.born'), value: pet.birthDate && formatCalendarDate(pet.birthDate, i18n.language) },
            { name: t('orders.claim.microchip'), value: pet.microchip ?? toFill },
          ]}
        />
      </Stack>
      <Stack gap="2">
        <Heading level={3} size="m">
          {t('orders.claim.treatment')}
        </Heading>
        <Facts
          facts={[
            { name: t('orders.claim.doctor'), value: <bdi>{doctor.name}</bdi> },
            { name: t('orders.claim.speciality'), value: t(`doctors.speciality.${doctor.speciality}`, { ns: 'site' }) },
            { name: t('orders.claim.licence'), value: doctor.licenceNumber },
            { name: t('orders.claim.diagnosis'), value: diagnosis ? <bdi>{diagnosis}</bdi> : toFill },
            { name: t('orders.claim.treatments'), value: treatment ? <bdi>{treatment}</bdi> : toFill },
          ]}
        />
      </Stack>
      <OrderTotals
        lines={invoice.lines}
        discount={invoice.discount}
        covered={invoice.covered}
        total={invoice.total}
        refunded={{ ...invoice.total, amount: back }}
      />
    </PrintedDocument>
  )
}
