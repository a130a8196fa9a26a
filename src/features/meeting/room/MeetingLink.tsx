import { useTranslation } from 'react-i18next'
import { meetingStage } from '#contract/meeting/rules.ts'
import type { AppointmentCard } from '#contract/booking/schemas.ts'
import type { PartyPart } from '#contract/meeting/values.ts'
import { paths } from '#shared/paths.ts'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'

export interface MeetingLinkProps {
  appointment: Pick<AppointmentCard, 'id' | 'mode' | 'state' | 'start'>
  part: PartyPart
  /** Milliseconds since the epoch. */
  now: number
  small?: boolean
}

/** From so long ahead the way is there: whoever comes early is told when the room opens, and a clock that goes wrong keeps nobody out. */
const early = 2 * 3_600_000

/** The way into the meeting of a visit, from two hours ahead until it is over; nothing otherwise. */
export function MeetingLink({ appointment, part, now, small }: MeetingLinkProps) {
  const { t } = useTranslation('workspace')
  const start = Date.parse(appointment.start)
  const stage = meetingStage({ ...appointment, start }, now)
  const isSoon = stage === 'ahead' && start - now < early
  if (!isSoon && stage !== 'waiting' && stage !== 'call') return null
  const path = part === 'patient' ? paths.userMeeting : paths.doctorMeeting
  return (
    <LinkButton variant="filled" small={small} to={path.link({ id: appointment.id })}>
      {t(stage === 'call' ? 'meeting.join' : 'meeting.toWaitingRoom')}
    </LinkButton>
  )
}
