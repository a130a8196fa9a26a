import type { LoginRecord } from '#contract/account/schemas.ts'
import type { Role } from '#contract/kernel/roles.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { RunningPlatform } from '#server/platform.ts'
import type { SnapshotName } from '../snapshot/names.ts'
import type { Pace } from '../worker/clock.ts'
import { absentDoctor } from './absent-doctor.ts'
import { busyDay } from './busy-day.ts'
import { carerInvited, petInCare } from './carers.ts'
import { declinedCard } from './declined-card.ts'
import { deliveriesByCard } from './deliveries-by-card.ts'
import { doctorAwaitingVerification } from './doctor-awaiting-verification.ts'
import type { ScenarioName } from './names.ts'
import { paidAppointment } from './paid-appointment.ts'
import { staffInvited } from './staff-invited.ts'
import { staffWithoutRights } from './staff-without-rights.ts'
import { supportInbox } from './support-inbox.ts'
import { timeOff } from './time-off.ts'
import { unpaidAppointment } from './unpaid-appointment.ts'

/** What a scenario brings about its state with: as people do, through the platform's own calls. */
export interface Stage {
  readonly platform: Platform
  readonly fetch: RunningPlatform['fetch']
  signIn(role: Role): Promise<LoginRecord>
}

export interface Scenario {
  readonly title: string
  readonly snapshot: SnapshotName
  readonly pace: Pace
  readonly arrange?: (stage: Stage) => Promise<void>
}

const standing = { snapshot: 'demonstration', pace: 'frozen' } as const

export const scenarios: Readonly<Record<ScenarioName, Scenario>> = {
  demonstration: { ...standing, title: 'Demonstration world' },
  living: { title: 'Demonstration world, time goes on', snapshot: 'demonstration', pace: 'running' },
  'empty-platform': { title: 'First day, nothing there', snapshot: 'empty', pace: 'frozen' },
  'busy-day': { ...standing, title: "The doctor's busy day", arrange: busyDay },
  'doctor-awaiting-verification': { ...standing, title: 'A doctor awaits verification', arrange: doctorAwaitingVerification },
  'unpaid-visit': { ...standing, title: 'A visit waits for its payment', arrange: unpaidAppointment },
  'paid-visit': { ...standing, title: 'A visit has been paid just now', arrange: paidAppointment },
  'declined-card': { ...standing, title: 'A card was declined', arrange: declinedCard },
  'absent-doctor': { ...standing, title: 'The doctor did not come to a paid visit', arrange: absentDoctor },
  'staff-without-rights': { ...standing, title: "The doctor's staff may do nothing", arrange: staffWithoutRights },
  'staff-invited': { ...standing, title: 'The doctor has invited somebody', arrange: staffInvited },
  'carer-invited': { ...standing, title: 'The patient has invited a carer', arrange: carerInvited },
  'pet-in-care': { ...standing, title: 'The patient cares for the pet of another', arrange: petInCare },
  'support-inbox': { ...standing, title: 'Messages in the support inbox', arrange: supportInbox },
  'time-off': { ...standing, title: 'The doctor is away at the end of the week', arrange: timeOff },
  'deliveries-by-card': { ...standing, title: 'Regular deliveries were charged to cards', arrange: deliveriesByCard },
}
