import type { NewObservation } from '#contract/observations/schemas.ts'
import { faultOf, measurersFor, usualMeasurer, type Measured } from '#contract/observations/rules/measured.ts'
import type { Measurer } from '#contract/observations/values.ts'
import { utcDay } from '#contract/kernel/days.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { invalid } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { refuseBeforeBirth } from '#server/modules/people/index.ts'
import { ofSubject, openRecord, type OpenedRecord } from '#server/modules/records/index.ts'
import { writeObservation } from './editions.ts'

/** Clocks of devices differ a little. */
const aheadMinutes = 5

/**
 * Writes what was measured; answers its id.
 * @throws Refusal as `openRecord` for writing; 422 naming the field for what cannot be, a time to come, or a visit that is none of the subject's
 */
export function addObservation(
  platform: Platform,
  actor: Actor,
  subjectId: string,
  { at: sent, measurer: named, appointmentId, ...measured }: NewObservation,
): Promise<string> {
  return platform.transact(async (work) => {
    const opened = await openRecord(work.db, actor, subjectId, 'write', platform.clock.now())
    const at = sent === undefined ? platform.clock.now() : new Date(sent)
    const measurer = named ?? usualMeasurer(opened.standing)
    refuseImpossible(platform, opened, { ...measured, at, measurer })
    await refuseForeignVisit(work, actor, opened, appointmentId)
    return writeObservation(platform, work, actor, { opened, said: { ...measured, at, measurer, isDay: false }, appointmentId })
  })
}

/** @throws Refusal 422 naming the field */
export function refuseImpossible(
  { clock }: Platform,
  { subject, standing }: OpenedRecord,
  {
    at,
    isDay = false,
    measurer,
    ...measured
  }: Measured & { readonly at: Date; readonly isDay?: boolean; readonly measurer: Measurer },
): void {
  const fault = faultOf(measured, subject.kind)
  if (fault) throw invalid(fault.field, fault.code, 'This cannot be measured')
  if (at.getTime() > clock.now().getTime() + aheadMinutes * 60_000) throw invalid('at', 'in_the_future', 'Not later than now')
  refuseBeforeBirth('at', isDay ? utcDay(at) : at.toISOString(), subject.birthDate)
  if (!measurersFor(standing).includes(measurer))
    throw invalid('measurer', 'not_yours_to_say', 'Only a doctor says that a doctor measured')
}

async function refuseForeignVisit(work: Work, actor: Actor, { subject }: OpenedRecord, visit: string | null): Promise<void> {
  if (visit === null) return
  const own = await work.db
    .selectFrom('appointments')
    .select('id')
    .where('id', '=', visit)
    .where(ofSubject('appointments', subject))
    .where((eb) => (actor.doctorId === null ? eb.val(true) : eb('doctor_id', '=', actor.doctorId)))
    .executeTakeFirst()
  if (!own) throw invalid('appointmentId', 'no_such_visit', 'This is no visit of this record')
}
