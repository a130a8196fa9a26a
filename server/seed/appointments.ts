import type { Insertable } from 'kysely'
import { sql } from 'kysely'
import { seenBy } from '#contract/doctors/values.ts'
import type { AppointmentState } from '#contract/booking/states.ts'
import { holdMinutes, reminderHours } from '#contract/booking/rules.ts'
import type { Tables } from '#server/kernel/db.ts'
import { ratings, remarkDealer } from './remarks.ts'
import { bookedAt, cancelledAt } from './appointments-times.ts'
import { moneyOf, writeMoney, type AppointmentMoney } from './appointments-money.ts'
import type { PlannedAppointment } from './appointments-plan.ts'
import { insertAll, type World } from './world.ts'

const hour = 3_600_000
const reviewShare = 0.55

function appointmentRow(
  world: World,
  appointment: PlannedAppointment,
  id: string,
  fee: number,
  created: Date,
): Insertable<Tables['appointments']> {
  const { doctor, patient, start, end, state } = appointment
  return {
    id,
    number: `V-${world.dice.digits(5)}-${world.dice.digits(5)}`,
    patient_id: patient.id,
    pet_id: appointment.petId,
    doctor_id: doctor.id,
    mode: appointment.mode,
    state,
    starts_at: start.toISOString(),
    ends_at: end.toISOString(),
    buffer_before_minutes: 0,
    buffer_after_minutes: 0,
    blocked: `[${start.toISOString()},${end.toISOString()})`,
    reason: appointment.reason,
    fee,
    currency: 'USD',
    hold_expires_at: state === 'pending_payment' ? new Date(world.now.getTime() + holdMinutes * 60_000).toISOString() : null,
    cancelled_by: appointment.cancelledBy,
    absent: state === 'no_show' ? 'patient' : null,
    created_at: created.toISOString(),
    updated_at: (state === 'completed' ? end : created).toISOString(),
  }
}

type EventRow = Insertable<Tables['appointment_events']>

function eventRows(world: World, appointment: PlannedAppointment, appointmentId: string, created: Date): EventRow[] {
  const { patient, doctor, start, end, state } = appointment
  const step = (
    event: EventRow['event'],
    after: AppointmentState,
    at: Date,
    actorId: string | null,
    role: EventRow['actor_role'],
  ): EventRow => ({
    id: world.dice.id(at),
    appointment_id: appointmentId,
    at: at.toISOString(),
    actor_id: actorId,
    actor_role: role,
    event,
    reason: null,
    data: JSON.stringify({ state: after }),
  })
  const rows = [step('book', 'pending_payment', created, patient.id, 'patient')]
  if (state === 'pending_payment') return rows
  const holdEnd = new Date(created.getTime() + holdMinutes * 60_000)
  if (state === 'expired') return [...rows, step('expire', 'expired', holdEnd, null, 'platform')]
  rows.push(step('confirm', 'confirmed', new Date(created.getTime() + 120_000), null, 'platform'))
  if (state === 'cancelled') {
    const at = cancelledAt(world, appointment, created)
    const actorId = appointment.cancelledBy === 'doctor' ? doctor.id : patient.id
    rows.push(step('cancel', 'cancelled', at, actorId, appointment.cancelledBy ?? 'patient'))
  }
  if (state === 'no_show')
    rows.push(step('reportPatientAbsent', 'no_show', new Date(start.getTime() + 16 * 60_000), doctor.id, 'doctor'))
  if (state === 'waiting' || state === 'in_progress' || state === 'completed') {
    const at = new Date(Math.min(start.getTime() - 300_000, world.now.getTime()))
    rows.push(step('checkIn', 'waiting', at, patient.id, 'patient'))
  }
  if (state === 'in_progress' || state === 'completed') rows.push(step('start', 'in_progress', start, doctor.id, 'doctor'))
  if (state === 'completed') rows.push(step('complete', 'completed', end, doctor.id, 'doctor'))
  return rows
}

/** Writes the planned visits with their timelines, orders, payments, invoices and reviews, and the doctors' ratings. */
export async function seedAppointments(world: World, visits: readonly PlannedAppointment[]): Promise<void> {
  const appointments: Insertable<Tables['appointments']>[] = []
  const events: EventRow[] = []
  const reviews: Insertable<Tables['reviews']>[] = []
  const money: AppointmentMoney[] = []
  const remark = remarkDealer()
  for (const appointment of visits) {
    const created = bookedAt(world, appointment)
    const id = world.dice.id(created)
    const fee =
      appointment.mode === 'video' ? appointment.doctor.videoFee : (appointment.doctor.clinicFee ?? appointment.doctor.videoFee)
    appointments.push(appointmentRow(world, appointment, id, fee, created))
    events.push(...eventRows(world, appointment, id, created))
    money.push(moneyOf(world, appointment, { appointmentId: id, fee, created }))
    const own = appointment.patient === visits[0]?.patient || appointment.reason.startsWith('Blood pressure too high')
    if (appointment.state === 'completed' && !own && world.dice.chance(reviewShare)) {
      const at = new Date(Math.min(appointment.end.getTime() + world.dice.between(2, 30) * hour, world.now.getTime()))
      const rating = world.dice.pick(ratings[seenBy[appointment.doctor.kind]])
      reviews.push({
        id: world.dice.id(at),
        appointment_id: id,
        doctor_id: appointment.doctor.id,
        patient_id: appointment.patient.id,
        rating,
        words: remark(appointment.doctor.speciality, rating),
        created_at: at.toISOString(),
      })
    }
  }
  await insertAll(world, 'appointments', appointments)
  await insertAll(world, 'appointment_events', events)
  await remindedAlready(world)
  await insertAll(world, 'reviews', reviews)
  await sql`update doctors set rating_sum = r.sum, rating_count = r.count
    from (select doctor_id, sum(rating) as sum, count(*) as count from reviews group by doctor_id) r
    where r.doctor_id = doctors.user_id`.execute(world.db)
  await writeMoney(world, money)
}

/** What was due before the world began was said then, and is not sent when it opens. */
async function remindedAlready({ db, now }: World): Promise<void> {
  await sql`insert into appointment_reminders (appointment_id, starts_at, hours_ahead, sent_at)
    select id, starts_at, hours, starts_at - make_interval(hours => hours)
    from appointments, unnest(${sql.val([...reminderHours])}::int[]) hours
    where state = 'confirmed' and starts_at - make_interval(hours => hours) <= ${now}`.execute(db)
}
