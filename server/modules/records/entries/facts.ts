import type { EntryFacts } from '#contract/records/entry-schemas.ts'

/** What of an entry stands in a line of the timeline. */
export interface FactsLine {
  readonly title: string
  readonly text: string
  readonly state: string | null
}

const longestText = 400
const joined = (...parts: readonly string[]) =>
  parts
    .filter((part) => part !== '')
    .join('\n')
    .slice(0, longestText)

/** An entry in one line: in people's words, and a code that screens have words for. */
export function lineOf(facts: EntryFacts): FactsLine {
  switch (facts.kind) {
    case 'allergy':
      return { title: facts.substance, text: facts.reaction, state: facts.severity }
    case 'condition':
      return { title: facts.name, text: facts.remark.slice(0, longestText), state: facts.state }
    case 'medication':
      return { title: facts.name, text: joined(facts.dose, facts.remark), state: null }
    case 'vaccination':
      return { title: facts.vaccine, text: facts.batch, state: null }
    case 'note':
      return { title: '', text: joined(facts.assessment, facts.plan, facts.subjective, facts.objective), state: null }
    case 'document':
      return { title: facts.title, text: '', state: null }
  }
}

/** All words of an entry, by which it is found. */
export const wordsOf = (facts: EntryFacts): string =>
  facts.kind === 'note'
    ? `${facts.subjective} ${facts.objective} ${facts.assessment} ${facts.plan}`
    : `${lineOf(facts).title} ${lineOf(facts).text}`

/** When what an entry says happened: at noon in UTC of its day, else when it was written. */
export function momentOf(facts: EntryFacts, now: Date): { readonly at: string; readonly isDay: boolean } {
  const day = dayOf(facts)
  return day === null ? { at: now.toISOString(), isDay: false } : { at: `${day}T12:00:00.000Z`, isDay: true }
}

function dayOf(facts: EntryFacts): string | null {
  switch (facts.kind) {
    case 'vaccination':
    case 'document':
      return facts.date
    case 'note':
      return null
    default:
      return facts.since
  }
}
