import { addDays, addMonths } from '../../kernel/days.ts'
import { fold } from '../../kernel/search/fold.ts'

/**
 * Core: distemper, adenovirus and parvovirus for dogs; panleukopenia, herpes- and calicivirus for cats.
 */
export const proposedVaccines = ['core', 'rabies'] as const
export type ProposedVaccine = (typeof proposedVaccines)[number]

export interface Proposed {
  readonly vaccine: ProposedVaccine
  /** `2026-11-20` */
  readonly on: string
}

export interface Known {
  readonly birthDate: string
  readonly today: string
  /** Days on which each was given, in whatever order. */
  readonly given: Readonly<Record<ProposedVaccine, readonly string[]>>
}

const week = 7
const core = { first: 8 * week, apart: 3 * week, lastFrom: 16 * week, boosterMonths: 6, laterMonths: 36 }
const rabies = { first: 12 * week, boosterMonths: 12 }

/**
 * What the WSAVA proposes for a puppy or kitten (Guidelines for the vaccination of dogs and cats, 2024): core from 6 to 8 weeks of age, every 2
 * to 4 weeks until 16 weeks or older, at 6 months, then every 3 years; rabies at 12 weeks and a year later, and then as the law of the place
 * says. Of older animals that were never vaccinated: two core doses, 3 weeks apart. The next ones, up to the first of every three years; nothing
 * before today. A proposal: the doctor decides.
 */
export function proposeVaccinations(known: Known): Proposed[] {
  return [...proposeCore(known), ...proposeRabies(known)].toSorted((one, other) =>
    one.on < other.on ? -1 : Number(one.on > other.on),
  )
}

function proposeCore({ birthDate, today, given }: Known): Proposed[] {
  const done = given.core.toSorted()
  const old = addDays(birthDate, core.lastFrom)
  const booster = addMonths(birthDate, core.boosterMonths)
  const proposed: string[] = []
  const last = () => proposed.at(-1) ?? done.at(-1)
  const isSeriesDone = () => {
    const lastDose = last()
    return lastDose !== undefined && lastDose >= old && (done.length + proposed.length > 1 || proposed.length === 0)
  }
  while (!isSeriesDone()) {
    const before = last()
    proposed.push(latest(today, before === undefined ? addDays(birthDate, core.first) : addDays(before, core.apart)))
  }
  const wasBoosted = last()! >= booster
  if (!wasBoosted) proposed.push(latest(today, booster, addDays(last()!, core.apart)))
  proposed.push(latest(today, addMonths(last()!, core.laterMonths)))
  return proposed.map((on) => ({ vaccine: 'core', on }))
}

function proposeRabies({ birthDate, today, given }: Known): Proposed[] {
  const done = given.rabies.toSorted()
  const [first] = done
  if (first === undefined) {
    const on = latest(today, addDays(birthDate, rabies.first))
    return [on, addMonths(on, rabies.boosterMonths)].map((day) => ({ vaccine: 'rabies', on: day }))
  }
  return [{ vaccine: 'rabies', on: latest(today, addMonths(done.at(-1)!, rabies.boosterMonths)) }]
}

const latest = (...days: readonly string[]): string => days.reduce((one, other) => (one > other ? one : other))

/** Which of the proposed ones a vaccine is by the name that people write; `null` for others. */
export function vaccineNamed(name: string): ProposedVaccine | null {
  const folded = fold(name)
  if (/rab|tollwut|rage|रेबीज|كلب/u.test(folded)) return 'rabies'
  return /core|dhp|dap|da2pp|shp|fvrcp|rcp|distemper|parvo|panleuk|staupe|katzenseuche/u.test(folded) ? 'core' : null
}
