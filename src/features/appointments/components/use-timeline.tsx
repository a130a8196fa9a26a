import { useTranslation } from 'react-i18next'
import type { AppointmentDetails, AppointmentEvent } from '#contract/booking/schemas.ts'
import type { TimelineStep } from '#shared/ui/status/Timeline.tsx'
import { When } from '#shared/ui/time/When.tsx'

/** What happened to a visit, oldest first: what, by whom, why, and from when a moved one was moved. */
export function useTimeline(): (appointment: AppointmentDetails) => TimelineStep[] {
  const { t } = useTranslation('workspace')
  const note = ({ by, byName, why, movedFrom }: AppointmentEvent) => (
    <>
      <div>
        {byName
          ? t('appointments.timeline.by', { name: byName, who: t(`appointments.timeline.who.${by}`) })
          : t(`appointments.timeline.who.${by}`)}
      </div>
      {movedFrom && (
        <div>
          {t('appointments.timeline.movedFrom')} <When instant={movedFrom} />
        </div>
      )}
      {why && <div>“{why}”</div>}
    </>
  )
  return (appointment) =>
    appointment.timeline.map((event, index) => ({
      key: `${event.at}-${event.verb}`,
      title: t(`appointments.timeline.verbs.${event.verb}`),
      at: event.at,
      note: note(event),
      current: index === appointment.timeline.length - 1,
    }))
}
