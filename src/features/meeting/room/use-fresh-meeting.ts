import { useEffect } from 'react'
import type { Meeting } from '#contract/meeting/schemas.ts'
import { useReadMeetingQuery } from '../api.ts'
import type { CallStanding } from '../call/call-slice.ts'

/** Milliseconds between two questions. */
const every = 15_000

/**
 * Asks again from time to time what the room is: it opens by the server's clock, the place in line moves with the visits of others, and the hub
 * may be away. A call that has ended is asked about at once.
 */
export function useFreshMeeting({ id, stage }: Meeting, standing: CallStanding): void {
  const { refetch } = useReadMeetingQuery({ params: { id } }, { pollingInterval: stage === 'over' ? 0 : every })
  useEffect(() => {
    if (standing === 'ended') void refetch()
  }, [standing, refetch])
}
