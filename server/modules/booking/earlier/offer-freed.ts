import { paths } from '#contract/paths.ts'
import { dayLength } from '#server/kernel/wall-clock.ts'
import { settingOf } from '#server/kernel/office-settings.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { announceSlots } from '../appointments/publish-appointment-change.ts'
import { timeOfAppointment } from '../appointments/time-of-appointment.ts'
import type { DoctorCalendar, FreeSlot } from '../slots/calendar.ts'
import { freeSlots } from '../slots/free-slots.ts'
import { loadCalendars } from '../slots/load-calendars.ts'
import { nextToOffer, offerEnds, type Wish } from './rules.ts'

interface OpenWish extends Wish {
  readonly patientId: string
}

/** Slots of one freed time that are looked at: of a long time off the rest is free for everybody. */
const mostSlots = 200

/**
 * Offers what is free of a time that fell free, each slot to one who waits for it. Holds the doctor's availability as booking does, so that
 * nobody takes it meanwhile; what overlaps the database refuses besides. Does nothing for a time that was offered already.
 */
export async function offerFreed(platform: Platform, freedId: string): Promise<void> {
  await platform.transact(async (work) => {
    const freed = await work.db
      .selectFrom('freed_times')
      .selectAll()
      .where('id', '=', freedId)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (!freed) return
    const { doctor_id: doctorId } = freed
    await work.db.selectFrom('availability').select('doctor_id').where('doctor_id', '=', doctorId).forUpdate().execute()
    await work.db.deleteFrom('freed_times').where('id', '=', freedId).execute()
    const now = platform.clock.now().getTime()
    const from = Math.max(now, Date.parse(freed.starts_at))
    const to = Math.min(Date.parse(freed.ends_at), now + 366 * dayLength)
    const calendar = from < to && (await loadCalendars(work.db, [doctorId], { from, to, now })).get(doctorId)
    if (!calendar) return
    const wishes = await openWishes(work, doctorId, now)
    for (const slot of freeSlots(calendar, { from, to, now, limit: mostSlots })) {
      if (wishes.length === 0) return
      await offerSlot(platform, work, { doctorId, slot, calendar, wishes })
    }
  })
}

/** Offers one slot to the first who can take it, and takes that one out of `wishes`: one offer at a time. */
async function offerSlot(
  platform: Platform,
  work: Work,
  { doctorId, slot, calendar, wishes }: { doctorId: string; slot: FreeSlot; calendar: DoctorCalendar; wishes: OpenWish[] },
): Promise<void> {
  const time = timeOfAppointment(slot.start, calendar.rules)
  const passedOver = await offeredBefore(work, doctorId, time.starts_at)
  for (;;) {
    const wish = nextToOffer(slot, wishes, passedOver)
    if (!wish) return
    const chosen = wishes.find(({ appointmentId }) => appointmentId === wish.appointmentId)!
    if ((await standsStill(work, chosen)) && !(await isBusy(work, chosen, time))) {
      const now = platform.clock.now()
      const minutes = await settingOf(work.db, 'offerMinutes')
      const until = new Date(offerEnds(now.getTime(), { start: slot.start, minutes })).toISOString()
      const id = platform.ids.next()
      await work.db
        .insertInto('slot_offers')
        .values({
          id,
          appointment_id: chosen.appointmentId,
          doctor_id: doctorId,
          ...time,
          state: 'open',
          offered_at: now,
          expires_at: until,
        })
        .execute()
      wishes.splice(wishes.indexOf(chosen), 1)
      await tellOffered(platform, work, { doctorId, ...chosen, start: time.starts_at, until })
      return
    }
    passedOver.add(chosen.appointmentId)
  }
}

/** Who waits, in the order of joining, and has no offer open. */
async function openWishes(work: Work, doctorId: string, now: number): Promise<OpenWish[]> {
  const rows = await work.db
    .selectFrom('earlier_slot_wishes as wishes')
    .innerJoin('appointments', 'appointments.id', 'wishes.appointment_id')
    .select(['appointments.id', 'appointments.mode', 'appointments.starts_at', 'appointments.patient_id'])
    .where('wishes.doctor_id', '=', doctorId)
    .where('appointments.state', '=', 'confirmed')
    .where('appointments.starts_at', '>', new Date(now).toISOString())
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('slot_offers')
            .select('slot_offers.id')
            .whereRef('slot_offers.appointment_id', '=', 'wishes.appointment_id')
            .where('slot_offers.state', '=', 'open'),
        ),
      ),
    )
    .orderBy('wishes.joined_at')
    .orderBy('wishes.appointment_id')
    .execute()
  return rows.map(({ id, mode, starts_at, patient_id }) => ({
    appointmentId: id,
    mode,
    start: Date.parse(starts_at),
    patientId: patient_id,
  }))
}

/** Visits to which this very time was offered before, however that ended. */
async function offeredBefore(work: Work, doctorId: string, start: string): Promise<Set<string>> {
  const rows = await work.db
    .selectFrom('slot_offers')
    .select('appointment_id')
    .where('doctor_id', '=', doctorId)
    .where('starts_at', '=', start)
    .execute()
  return new Set(rows.map(({ appointment_id: id }) => id))
}

/** Whether the visit stands as it was read; it then does until this unit of work has ended. One that is being cancelled is waited for. */
async function standsStill(work: Work, { appointmentId, start }: OpenWish): Promise<boolean> {
  const visit = await work.db
    .selectFrom('appointments')
    .select('id')
    .where('id', '=', appointmentId)
    .where('state', '=', 'confirmed')
    .where('starts_at', '=', new Date(start).toISOString())
    .forShare()
    .executeTakeFirst()
  return visit !== undefined
}

/** Whether the patient has another visit at that time. */
async function isBusy(
  work: Work,
  { appointmentId, patientId }: OpenWish,
  time: { starts_at: string; ends_at: string },
): Promise<boolean> {
  const other = await work.db
    .selectFrom('appointments')
    .select('id')
    .where('patient_id', '=', patientId)
    .where('id', '<>', appointmentId)
    .where('state', 'in', ['pending_payment', 'confirmed', 'waiting', 'in_progress'])
    .where('starts_at', '<', time.ends_at)
    .where('ends_at', '>', time.starts_at)
    .executeTakeFirst()
  return other !== undefined
}

async function tellOffered(
  platform: Platform,
  work: Work,
  offered: { doctorId: string; appointmentId: string; patientId: string; start: string; until: string },
): Promise<void> {
  const { doctorId, appointmentId, patientId, start, until } = offered
  const doctor = await work.db.selectFrom('users').select('name').where('id', '=', doctorId).executeTakeFirstOrThrow()
  const link = paths.userAppointmentDetails.link({ id: appointmentId })
  await work.inform([patientId], {
    kind: 'earlierSlotOffered',
    link,
    data: { name: doctor.name, startsAt: start, until },
    mailData: { link: platform.settings.publicUrl + link },
  })
  await work.tell([patientId], { kind: 'earlierSlot.changed', payload: { id: appointmentId } })
  announceSlots(platform, work, doctorId)
}
