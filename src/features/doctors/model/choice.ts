import type { DoctorProfile, Slot } from '#contract/doctors/schemas.ts'
import { appointmentModes, type AppointmentMode } from '#contract/doctors/values.ts'
import { addDays } from '#contract/kernel/days.ts'
import type { ValuesOf } from '#shared/address/address.ts'
import { choiceField, dayField, instantField } from '#shared/address/fields.ts'
import { dayOf } from '#shared/lib/format-time.ts'
import { modesOf } from './fees.ts'

/** Days from today in which free times can be looked at: the longest horizon that the platform's doctors begin with. */
const horizonDays = 60

export interface Choice {
  mode: AppointmentMode | undefined
  /** The chosen start, as the address has it. */
  start: string | undefined
}

/** What choosing a time keeps in the address. */
export const choiceFields = { mode: choiceField(appointmentModes), from: dayField, start: instantField }

/** What the address says is chosen; a mode that the doctor does not offer is not. */
export function choiceOf(
  { mode, start }: Pick<ValuesOf<typeof choiceFields>, 'mode' | 'start'>,
  doctor: Pick<DoctorProfile, 'fees'>,
): Choice {
  const offered = modesOf(doctor.fees)
  return { mode: mode && offered.includes(mode) ? mode : offered[0], start }
}

/** The days shown: from the address, else around the choice, else from the first free time on. Never before today or beyond the horizon. */
export function firstDayShown(
  asked: string | undefined,
  { start, nextFree, today, zone }: { start: string | undefined; nextFree: readonly Slot[]; today: string; zone: string },
): string {
  const around = start ?? nextFree[0]?.start
  const day = asked ?? (around ? dayOf(around, zone) : today)
  if (day < today) return today
  const last = addDays(today, horizonDays)
  return day > last ? last : day
}

/**
 * The days shown when the choice is to be in sight: a link from a wide screen names a first day whose days reach further there.
 * Steps are those of "earlier" and "later", so that both still lead to the same days.
 */
export function withChoiceInSight(
  from: string,
  { start, days, today, zone }: { start: string | undefined; days: number; today: string; zone: string },
): string {
  if (start === undefined) return from
  const day = dayOf(start, zone)
  const ahead = (Date.parse(day) - Date.parse(from)) / 86_400_000
  const shown = addDays(from, Math.floor(ahead / days) * days)
  return shown < today ? today : shown
}

/** Where "earlier" and "later" lead; `undefined` at the ends. */
export function adjacentDays(from: string, days: number, today: string): { earlier?: string; later?: string } {
  const later = addDays(from, days)
  const earlier = addDays(from, -days)
  return {
    ...(from > today && { earlier: earlier < today ? today : earlier }),
    ...(later <= addDays(today, horizonDays) && { later }),
  }
}

/** Whether the chosen start was among the days looked at and is free no longer. */
export function isGone(
  start: string | undefined,
  shown: { from: string; days: number; zone: string },
  slots: readonly Slot[],
): boolean {
  if (start === undefined) return false
  const day = dayOf(start, shown.zone)
  const isShown = day >= shown.from && day < addDays(shown.from, shown.days)
  return isShown && !slots.some((slot) => slot.start === start)
}
