import { useTranslation } from 'react-i18next'
import type { AppointmentDetails, AppointmentEvent } from '#contract/booking/schemas.ts'
import type { TimelineStep } from '#shared/ui/status/Timeline.tsx'
import { When } from '#shared/ui/time/When.tsx'

/** What happened to a visit, oldest first: what, by whom, why, and from when a moved one was moved. */
export function useTimeline(): (visit: AppointmentDetails) => TimelineStep[] {
  const { t } = useTranslation('workspace')
  const note = ({ by, byName, why, movedFrom }: AppointmentEvent) => (
    <>
      <div>
        {byName ? t('visits.timeline.by', { name: byName, who: t(`visits.timeline.who.${by}`) }) : t(`visits.timeline.who.${by}`)}
      </div>
      {movedFrom && (
        <div>
          {t('visits.timeline.movedFrom')} <When instant={movedFrom} />
        </div>
      )}
      {why && <div>“{why}”</div>}
    </>
  )
  return (visit) =>
    visit.timeline.map((event, index) => ({
      key: `${event.at}-${event.verb}`,
      title: t(`visits.timeline.verbs.${event.verb}`),
      at: event.at,
      note: note(event),
      current: index === visit.timeline.length - 1,
    }))
}
