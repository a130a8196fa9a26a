import { Temporal } from 'temporal-polyfill'
import type { AppointmentMode } from '#contract/doctors/values.ts'
import type { AppointmentState } from '#contract/booking/states.ts'
import type { SeededDoctor } from './doctors.ts'
import type { SeededPatient } from './patients.ts'
import { practiceOf } from './practice/index.ts'
import type { World } from './world.ts'

export interface PlannedAppointment {
  readonly doctor: SeededDoctor
  readonly patient: SeededPatient
  readonly petId: string | null
  readonly mode: AppointmentMode
  readonly start: Date
  readonly end: Date
  readonly state: AppointmentState
  readonly cancelledBy: 'patient' | 'doctor' | null
  readonly reason: string
}

const minute = 60_000
const daysBack = 40
const daysAhead = 14

/** Keeps the time of everybody: nobody is in two visits at once, also not in a cancelled one, so that histories look true. */
class Calendar {
  readonly #taken = new Map<string, { start: number; end: number }[]>()

  take(people: readonly string[], start: Date, end: Date): boolean {
    const [from, to] = [start.getTime() - 10 * minute, end.getTime() + 10 * minute]
    const free = people.every((id) => (this.#taken.get(id) ?? []).every((other) => other.end <= from || other.start >= to))
    if (!free) return false
    for (const id of people) this.#taken.set(id, [...(this.#taken.get(id) ?? []), { start: start.getTime(), end: end.getTime() }])
    return true
  }
}

function stateFor(world: World, start: Date, end: Date): Pick<PlannedAppointment, 'state' | 'cancelledBy'> {
  const chance = world.dice.next()
  const cancelledBy = chance < 0.06 ? ('patient' as const) : ('doctor' as const)
  if (chance < 0.08) return { state: 'cancelled', cancelledBy }
  if (chance < 0.11) return { state: 'expired', cancelledBy: null }
  if (end < world.now) return { state: chance < 0.15 ? 'no_show' : 'completed', cancelledBy: null }
  return { state: start <= world.now ? 'in_progress' : 'confirmed', cancelledBy: null }
}

/** The starts of a day that the doctor's hours allow, in the doctor's zone. */
function startsOf(doctor: SeededDoctor, day: Temporal.PlainDate): { start: Date; modes: readonly string[] }[] {
  return doctor.weekly[day.dayOfWeek - 1]!.flatMap(({ from, to, modes }) => {
    const first = Temporal.PlainTime.from(from)
    const length = Temporal.PlainTime.from(to === '24:00' ? '23:59' : to)
      .since(first)
      .total('minutes')
    return Array.from({ length: Math.floor(length / (doctor.slotMinutes + 10)) }, (_, index) => ({
      start: new Date(
        day.toZonedDateTime({ timeZone: doctor.timeZone, plainTime: first.add({ minutes: index * (doctor.slotMinutes + 10) }) })
          .epochMilliseconds,
      ),
      modes,
    }))
  })
}

/** Visits of all verified doctors from forty days ago to two weeks ahead, and those that the demonstration's own people need. */
export function planAppointments(
  world: World,
  doctors: readonly SeededDoctor[],
  patients: readonly SeededPatient[],
): PlannedAppointment[] {
  const calendar = new Calendar()
  const visits = ownAppointments(world, calendar, doctors[0]!, patients[0]!, patients[1]!)
  for (const doctor of doctors.filter(({ verified }) => verified)) {
    const today = Temporal.Instant.fromEpochMilliseconds(world.now.getTime()).toZonedDateTimeISO(doctor.timeZone).toPlainDate()
    for (let offset = -daysBack; offset <= daysAhead; offset += 1) {
      const starts = startsOf(doctor, today.add({ days: offset }))
      for (const { start, modes } of world.dice.some(starts, world.dice.pick([0, 0, 1, 1, 2]))) {
        const patient = world.dice.pick(doctor.kind === 'veterinarian' ? ownersFor(doctor, patients) : patients)
        const end = new Date(start.getTime() + doctor.slotMinutes * minute)
        const mode =
          doctor.clinicFee === null || modes.length === 1
            ? (modes[0] as AppointmentMode)
            : world.dice.pick(['video', 'video', 'clinic'] as const)
        if (mode === 'clinic' && doctor.clinicFee === null) continue
        if (!calendar.take([doctor.id, patient.id], start, end)) continue
        visits.push({
          doctor,
          patient,
          mode,
          start,
          end,
          petId: doctor.kind === 'veterinarian' ? world.dice.pick(petsFor(doctor, patient)).id : null,
          reason: world.dice.pick(practiceOf(doctor.speciality).reasons),
          ...stateFor(world, start, end),
        })
      }
    }
  }
  return visits
}

const petsFor = ({ species }: SeededDoctor, { pets }: SeededPatient) => pets.filter((pet) => species.includes(pet.species))

const ownersFor = (doctor: SeededDoctor, patients: readonly SeededPatient[]) =>
  patients.filter((patient) => petsFor(doctor, patient).length > 0)

/** What `patient@` and `doctor@carenest.test` find: somebody waiting now, tomorrow's visit, one to pay, and a history. */
function ownAppointments(
  world: World,
  calendar: Calendar,
  doctor: SeededDoctor,
  patient: SeededPatient,
  other: SeededPatient,
): PlannedAppointment[] {
  const step = 5 * minute
  const now = Math.ceil(world.now.getTime() / step) * step
  const hour = 60 * minute
  const wanted: readonly [hoursFromNow: number, state: AppointmentState, who: SeededPatient, reason: string][] = [
    [0, 'waiting', other, 'Cough that does not go away'],
    [25, 'confirmed', patient, 'Follow-up of blood pressure'],
    [73, 'pending_payment', patient, 'Questions about a lab result'],
    [-24 * 9, 'completed', patient, 'Blood pressure too high at home'],
    [-24 * 23, 'completed', patient, 'Headaches for two weeks'],
    [-24 * 31, 'cancelled', patient, 'Travel vaccinations'],
    [-24 * 37, 'no_show', patient, 'Prescription renewal'],
  ]
  return wanted.map(([hours, state, who, reason]) => {
    const start = new Date(now + hours * hour)
    const end = new Date(start.getTime() + doctor.slotMinutes * minute)
    calendar.take([doctor.id, who.id], start, end)
    return {
      doctor,
      patient: who,
      petId: null,
      mode: 'video',
      start,
      end,
      state,
      cancelledBy: state === 'cancelled' ? 'patient' : null,
      reason,
    }
  })
}
