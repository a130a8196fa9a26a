import { useState } from 'react'
import type { EventDetails } from '#contract/events/schemas.ts'
import type { GuestStanding } from '#contract/events/values.ts'
import { useAttendEventMutation, useLeaveEventMutation } from '../../api.ts'

/** How the reader stands to an event, and changing that; what is pressed is shown at once, and the last change can be taken back. */
export function useAttendance({ id, standing }: Pick<EventDetails, 'id' | 'standing'>) {
  const [attend, attending] = useAttendEventMutation()
  const [leave, leaving] = useLeaveEventMutation()
  const [wish, setWish] = useState<GuestStanding | null>()
  // How the reader stood before the last change.
  const [former, setFormer] = useState<GuestStanding | null>()

  const stand = async (next: GuestStanding | null) => {
    setWish(next)
    attending.reset()
    leaving.reset()
    const params = { id }
    const answer = next === null ? await leave({ params }) : await attend({ params, body: { standing: next } })
    if ('data' in answer) setFormer(standing)
    setWish(undefined)
  }
  return {
    shown: wish === undefined ? standing : wish,
    busy: wish !== undefined,
    fault: attending.error ?? leaving.error,
    stand: (next: GuestStanding | null) => void stand(next),
    undo: former === undefined || former === standing ? undefined : () => void stand(former),
  }
}

export type Attendance = ReturnType<typeof useAttendance>
