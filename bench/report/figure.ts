/** One row of the table: what was measured, beside what it is held against. */
export interface Figure {
  readonly what: string
  readonly ours: string
  /** What it is held against, measured in the same run. */
  readonly reference: string
  /** Ours over the reference. */
  readonly ratio: string
  /** What issue or specification ask for; empty where a figure is only told. */
  readonly target: string
  /** `null`: no target. */
  readonly holds: boolean | null
}

/** A number with three or four digits that say something, and its unit. */
export function withUnit(value: number, unit: string): string {
  const rounded = value >= 1000 ? Math.round(value) : Number(value.toPrecision(value >= 100 ? 4 : 3))
  return `${rounded.toLocaleString('en-US')} ${unit}`.trim()
}

type Bound = { readonly atMost: number } | { readonly atLeast: number }

const holdsTo = (value: number, bound: Bound) => ('atMost' in bound ? value <= bound.atMost : value >= bound.atLeast)
const inWords = (bound: Bound, unit: string) => ('atMost' in bound ? `≤ ${bound.atMost}${unit}` : `≥ ${bound.atLeast}${unit}`)

/** A figure held against another one of the same run. */
export function compared(what: string, ours: number, reference: number, unit: string, bound?: Bound): Figure {
  const ratio = ours / reference
  return {
    what,
    ours: withUnit(ours, unit),
    reference: withUnit(reference, unit),
    ratio: ratio.toFixed(2),
    target: bound ? inWords(bound, ' times') : '',
    holds: bound ? holdsTo(ratio, bound) : null,
  }
}

/** A figure held against a limit of its own; without one it is only told. */
export function alone(what: string, ours: number, unit: string, bound?: Bound): Figure {
  return {
    what,
    ours: withUnit(ours, unit),
    reference: '',
    ratio: '',
    target: bound ? inWords(bound, ` ${unit}`) : '',
    holds: bound ? holdsTo(ours, bound) : null,
  }
}

/** A row that tells something in words, beside the figures it explains. */
export function told(what: string, words: string): Figure {
  return { what, ours: words, reference: '', ratio: '', target: '', holds: null }
}
