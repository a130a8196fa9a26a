import { bookingCalls } from '#contract/booking/calls.ts'
import type { DoctorSummary } from '#contract/booking/schemas.ts'
import { guestCalls } from '#contract/meeting/guest-calls.ts'
import type { GuestLink } from '#contract/meeting/guest-schemas.ts'
import type { Read } from '#mocks/stories/screen.ts'

/** The visit by video whose patient waits in the demonstration world. */
export async function waitingMeeting(read: Read): Promise<string> {
  const { waiting } = (await read(bookingCalls.readDoctorSummary, { as: 'doctor' })) as DoctorSummary
  return waiting.find(({ mode }) => mode === 'video')!.id
}

/** What stands behind the `#` of a link into that visit. */
export async function guestToken(read: Read): Promise<string> {
  const params = { id: await waitingMeeting(read) }
  return ((await read(guestCalls.makeGuestLink, { as: 'doctor', params })) as GuestLink).token
}
