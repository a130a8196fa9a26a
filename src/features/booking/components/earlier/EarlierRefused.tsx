import { useTranslation } from 'react-i18next'
import { faultOf } from '#shared/patterns/states/fault.ts'
import { Banner } from '#shared/ui/feedback/Banner.tsx'

const known = ['offer_gone', 'slot_taken', 'patient_busy'] as const

/** Why nothing came of it, in the patient's words. */
export function EarlierRefused({ fault }: { fault: unknown }) {
  const { t } = useTranslation('workspace')
  const { kind, refused } = faultOf(fault)
  const code = known.find((each) => each === refused?.code) ?? 'other'
  return (
    <Banner tone="error" live>
      {kind === 'offline' ? t('specified.offline', { ns: 'site' }) : t(`booking.earlier.refused.${code}`)}
    </Banner>
  )
}
