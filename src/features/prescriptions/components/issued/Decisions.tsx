import { useTranslation } from 'react-i18next'
import type { Prescription } from '#contract/prescriptions/schemas.ts'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { When } from '#shared/ui/time/When.tsx'

/** What the doctor decided about warnings that came up later, the last decision alone where all say the same. */
export function Decisions({ prescription: { decisions, doctor, subject } }: { prescription: Prescription }) {
  const { t } = useTranslation('workspace')
  const last = decisions.at(-1)
  if (!last) return null
  const stopped = subject.species === null ? 'prescriptions.alarm.stopped' : 'prescriptions.alarm.stoppedGive'
  return (
    <Banner
      tone={last.decision === 'stop' ? 'error' : 'information'}
      title={t(last.decision === 'stop' ? stopped : 'prescriptions.alarm.kept', { doctor })}
    >
      {last.reason && (
        <div>
          <bdi>{last.reason}</bdi>
        </div>
      )}
      <When instant={last.decidedAt} />
    </Banner>
  )
}
