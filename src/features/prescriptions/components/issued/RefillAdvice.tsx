import { useTranslation } from 'react-i18next'
import type { Prescription } from '#contract/prescriptions/schemas.ts'
import { paths } from '#shared/paths.ts'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'

/** What the patient does next: fetch more, or see the doctor first because nothing is left or the weight has moved. */
export function RefillAdvice({
  prescription: { state, lines, weight, conflicts, doctorId, subject },
}: {
  prescription: Prescription
}) {
  const { t, i18n } = useTranslation('workspace')
  const visit = (
    <LinkButton to={paths.viewDoctorDetails.link({ id: doctorId, subject: subject.id })}>
      {t('prescriptions.refill.visit')}
    </LinkButton>
  )
  // The alarm says what to do.
  if (conflicts.length > 0) return null
  if (state === 'draft' || state === 'cancelled' || state === 'superseded') return null
  if (state === 'expired' || state === 'dispensed')
    return (
      <Banner title={t(`prescriptions.refill.${state}`)} action={visit}>
        {t('prescriptions.refill.needsVisit')}
      </Banner>
    )
  if (weight.moved && weight.gramsAtIssue !== null && weight.gramsNow !== null) {
    const kilograms = new Intl.NumberFormat(i18n.language, { style: 'unit', unit: 'kilogram', maximumFractionDigits: 1 })
    return (
      <Banner tone="warning" title={t('prescriptions.refill.weight')} action={visit}>
        {t('prescriptions.refill.weightText', {
          before: kilograms.format(weight.gramsAtIssue / 1000),
          now: kilograms.format(weight.gramsNow / 1000),
        })}
      </Banner>
    )
  }
  const isRunningOut = lines.some(({ left, daysOfSupply }) => left > 0 && daysOfSupply !== null && daysOfSupply <= 5)
  return (
    <Banner
      tone={isRunningOut ? 'warning' : 'information'}
      title={t(isRunningOut ? 'prescriptions.refill.soon' : 'prescriptions.refill.how')}
    >
      {t('prescriptions.refill.howText')}
    </Banner>
  )
}
