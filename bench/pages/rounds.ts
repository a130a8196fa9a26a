import type { Browser } from '@playwright/test'
import { median } from '../report/quantile.ts'
import { visit, type Visit } from './visit.ts'

/** What is visited, and what is typed into its form, in visits of its own; the number tells them apart. */
export interface Target {
  readonly address: string
  readonly form?: (visit: number) => readonly string[]
}

export interface Measured {
  /** Milliseconds; medians of the rounds. */
  readonly largestPaint: number
  readonly fillable: number | null
  readonly usable: number | null
  readonly answered: number | null
  readonly alive: number | null
  readonly bytes: number
  readonly requests: number
  readonly largest: string
  /** Each fault once. */
  readonly faults: readonly string[]
}

const rounds = 5

/** Visits all targets in turns, five times, so that a busy moment of the machine meets each of them; each round begins with another one. */
export async function inRounds<Name extends string>(
  browser: Browser,
  targets: Readonly<Record<Name, Target>>,
): Promise<Record<Name, Measured>> {
  const names = Object.keys(targets) as Name[]
  const paints = new Map<Name, Visit[]>(names.map((name) => [name, []]))
  const forms = new Map<Name, Visit[]>(names.map((name) => [name, []]))
  for (let round = 0; round < rounds; round++) {
    for (let place = 0; place < names.length; place++) {
      const name = names[(place + round) % names.length]!
      const { address, form } = targets[name]
      const painted = await visit(browser, address)
      const used = form ? [await visit(browser, address, form(round * names.length + place))] : []
      paints.get(name)!.push(painted)
      forms.get(name)!.push(...used)
    }
  }
  return Object.fromEntries(names.map((name) => [name, summary(paints.get(name)!, forms.get(name)!)])) as Record<Name, Measured>
}

function summary(paints: readonly Visit[], forms: readonly Visit[]): Measured {
  return {
    largestPaint: median(paints.map(({ largestPaint }) => largestPaint)),
    fillable: medianOf(forms.map(({ fillable }) => fillable)),
    usable: medianOf(forms.map(({ usable }) => usable)),
    answered: medianOf(forms.map(({ answered }) => answered)),
    alive: medianOf(forms.map(({ alive }) => alive)),
    bytes: median(paints.map(({ bytes }) => bytes)),
    requests: median(paints.map(({ requests }) => requests)),
    largest: paints.at(-1)!.largest,
    faults: [...new Set([...paints, ...forms].flatMap(({ faults }) => faults))],
  }
}

/** Of those that there are. */
function medianOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null)
  return known.length > 0 ? median(known) : null
}
