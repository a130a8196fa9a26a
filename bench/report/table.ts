import type { Figure } from './figure.ts'

const columns = ['what', 'ours', 'reference', 'ratio', 'target'] as const
const heads: Readonly<Record<(typeof columns)[number], string>> = {
  what: '',
  ours: 'Carenest',
  reference: 'Reference',
  ratio: 'Ratio',
  target: 'Target',
}

const verdictOf = ({ holds }: Figure) => (holds === null ? '' : holds ? 'holds' : 'SHORT')

/** The figures as lines of equal columns. */
export function tableOf(figures: readonly Figure[]): string {
  const rows = [
    [...columns.map((column) => heads[column]), 'Verdict'],
    ...figures.map((figure) => [...columns.map((column) => figure[column]), verdictOf(figure)]),
  ]
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)))
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** One sentence over all figures: how many hold, and which fall short. */
export function verdictOver(figures: readonly Figure[]): string {
  const held = figures.filter(({ holds }) => holds === true).length
  const short = figures.filter(({ holds }) => holds === false)
  if (short.length === 0) return `${held} of ${held} targets hold.`
  return `${held} of ${held + short.length} targets hold; short: ${short.map(({ what }) => what).join('; ')}.`
}
