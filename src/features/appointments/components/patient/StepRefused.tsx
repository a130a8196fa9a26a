import { useTranslation } from 'react-i18next'
import { faultOf } from '#shared/patterns/states/fault.ts'
import { Banner } from '#shared/ui/feedback/Banner.tsx'

const known = [
  'slot_taken',
  'patient_busy',
  'too_early',
  'too_late',
  'appointment_state',
  'refund_changed',
  'already_reviewed',
] as const

/** Why a step of a visit did not happen, in the patient's words. */
export function StepRefused({ fault }: { fault: unknown }) {
  const { t } = useTranslation('workspace')
  const { kind, refused } = faultOf(fault)
  const code = kind === 'offline' ? 'offline' : (known.find((each) => each === refused?.code) ?? 'other')
  return (
    <Banner tone="error" live>
      {t(`appointments.own.refused.${code}`)}
    </Banner>
  )
}
