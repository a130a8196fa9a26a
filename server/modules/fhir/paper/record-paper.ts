import type { Locale } from '#contract/kernel/values.ts'
import { factsOfKind, observationKinds, type ObservationKind } from '#contract/observations/values.ts'
import { inUnit } from '#contract/observations/rules/measured.ts'
import { dosingText, medicineText } from '#contract/prescriptions/dosing-text.ts'
import type { FactsOf } from '#contract/records/entry-schemas.ts'
import { noteParts } from '#contract/records/values.ts'
import { utcDay } from '#contract/kernel/days.ts'
import { dayText, inOwnDirection, speciesNames, type Block, type Paper } from '#server/modules/papers/index.ts'
import type { CurrentObservation } from '#server/modules/observations/index.ts'
import type { KeptEntry } from '#server/modules/records/index.ts'
import type { RecordSnapshot } from '../snapshot.ts'
import { recordWords } from './record-words.ts'

/** In whose language and zone it is written. */
interface Reader {
  readonly locale: Locale
  readonly timeZone: string
}

/** Of each kind so many of the newest are printed; the file of the record has them all. */
const printedOfKind = 12

type Kept<K extends KeptEntry['facts']['kind']> = Omit<KeptEntry, 'facts'> & { readonly facts: FactsOf<K> }

/** A whole record as a paper: what holds first, then what was measured, prescribed and written. What was withdrawn is left out. */
export function recordPaper(record: RecordSnapshot, reader: Reader): Paper {
  const { locale } = reader
  const words = recordWords[locale]
  const { name, birthDate, species, breed } = record.subject
  const part = (title: string, blocks: readonly Block[]): Block[] =>
    blocks.length === 0 ? [] : [{ kind: 'heading', level: 2, text: title }, ...blocks]
  return {
    locale,
    title: words.title,
    letterhead: { heading: 'Carenest', lines: [], footer: words.footer, logo: null },
    madeAt: new Date(record.readAt),
    blocks: [
      { kind: 'heading', level: 1, text: words.title },
      {
        kind: 'facts',
        rows: [
          { label: words.name, value: name },
          { label: words.birthDate, value: birthDate && dayText(birthDate, locale) },
          { label: words.species, value: species && speciesNames[locale][species] },
          { label: words.breed, value: breed },
          { label: words.microchip, value: record.microchip },
          { label: words.owner, value: record.owner?.name ?? null },
          { label: words.asOf, value: whenText(record.readAt, reader) },
        ],
      },
      ...part(words.allergies, allergies(record, reader)),
      ...part(words.conditions, conditions(record, reader)),
      ...part(words.medications, medications(record, reader)),
      ...part(words.vaccinations, vaccinations(record, reader)),
      ...part(words.prescriptions, prescriptions(record, reader)),
      ...part(words.measurements, measurements(record, reader)),
      ...part(words.notes, notes(record, reader)),
      ...part(words.documents, documents(record, reader)),
      ...part(words.visits, visits(record, reader)),
    ],
  }
}

const whenText = (at: string, { locale, timeZone }: Reader) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(new Date(at))

/** Entries of a kind that hold. */
const ofKind = <K extends KeptEntry['facts']['kind']>(record: RecordSnapshot, kind: K): Kept<K>[] =>
  record.entries.filter((entry): entry is KeptEntry & Kept<K> => entry.facts.kind === kind && !entry.isWithdrawn)

const table = (titles: readonly string[], rows: readonly (readonly string[])[]): Block[] =>
  rows.length === 0 ? [] : [{ kind: 'table', columns: titles.map((title) => ({ title, share: 1 })), rows }]

const dayOrNone = (day: string | null, locale: Locale) => (day === null ? '' : dayText(day, locale))

const allergies = (record: RecordSnapshot, { locale }: Reader) => {
  const words = recordWords[locale]
  return table(
    [words.allergen, words.reaction, words.severity, words.since],
    ofKind(record, 'allergy').map(({ facts }) => [
      facts.substance,
      facts.reaction,
      words.severities[facts.severity],
      dayOrNone(facts.since, locale),
    ]),
  )
}

const conditions = (record: RecordSnapshot, { locale }: Reader) => {
  const words = recordWords[locale]
  return table(
    [words.condition, words.since, words.until, words.remark],
    ofKind(record, 'condition').map(({ facts }) => [
      facts.name,
      dayOrNone(facts.since, locale),
      conditionEnd(facts, locale),
      facts.remark,
    ]),
  )
}

/** Its state and, where it is known, the day on which it ended. */
const conditionEnd = ({ state, until }: FactsOf<'condition'>, locale: Locale) =>
  until === null ? recordWords[locale].states[state] : `${recordWords[locale].states[state]}, ${dayText(until, locale)}`

const medications = (record: RecordSnapshot, { locale }: Reader) => {
  const words = recordWords[locale]
  return table(
    [words.medicine, words.dose, words.since, words.until],
    ofKind(record, 'medication').map(({ facts }) => [
      facts.name,
      facts.dose,
      dayOrNone(facts.since, locale),
      dayOrNone(facts.until, locale),
    ]),
  )
}

const vaccinations = (record: RecordSnapshot, { locale }: Reader) => {
  const words = recordWords[locale]
  return table(
    [words.vaccine, words.date, words.batch, words.due],
    ofKind(record, 'vaccination').map(({ facts }) => [
      facts.vaccine,
      dayText(facts.date, locale),
      facts.batch,
      dayOrNone(facts.due, locale),
    ]),
  )
}

const prescriptions = ({ prescriptions: all }: RecordSnapshot, reader: Reader) => {
  const { locale } = reader
  const words = recordWords[locale]
  return table(
    [words.medicine, words.dose, words.date, words.by],
    all.flatMap(({ lines, issuedAt, doctor, state }) =>
      lines.map((line) => [
        inOwnDirection(medicineText(line, locale), locale),
        state === 'cancelled' || state === 'superseded' ? words.ended : inOwnDirection(dosingText(line, locale), locale),
        whenText(issuedAt, reader),
        doctor.name,
      ]),
    ),
  )
}

const measurements = ({ observations }: RecordSnapshot, reader: Reader): Block[] => {
  const words = recordWords[reader.locale]
  const rows = observationKinds.flatMap((kind) =>
    observations
      .filter((measured) => measured.kind === kind)
      .slice(-printedOfKind)
      .toReversed()
      .map((measured) => [words.kinds[kind], valueText(kind, measured, reader.locale), timeText(measured, reader)]),
  )
  const newest = { kind: 'paragraph', tone: 'quiet', text: words.newest } as const
  return rows.length === 0 ? [] : [newest, ...table([words.measured, words.value, words.date], rows)]
}

function valueText(kind: ObservationKind, { value, second }: CurrentObservation, locale: Locale): string {
  const { unit, decimals } = factsOfKind(kind)
  const number = (steps: number) => new Intl.NumberFormat(locale, { maximumFractionDigits: decimals }).format(inUnit(kind, steps))
  const shown = second === null ? number(value) : `${number(value)}/${number(second)}`
  return `${shown} ${printedUnits[unit] ?? unit}`.trim()
}

/** UCUM's codes as people write them. */
const printedUnits: Readonly<Record<string, string>> = { Cel: '°C', 'mm[Hg]': 'mmHg', '{score}': '/ 9', '/min': '/ min' }

const timeText = ({ at, isDay }: CurrentObservation, reader: Reader) =>
  isDay ? dayText(utcDay(at), reader.locale) : whenText(at, reader)

const notes = (record: RecordSnapshot, reader: Reader): Block[] => {
  const words = recordWords[reader.locale]
  return ofKind(record, 'note').flatMap(({ facts, author, recordedAt }) => [
    { kind: 'paragraph', tone: 'strong', text: [whenText(recordedAt, reader), author?.name].filter(Boolean).join(' · ') },
    ...noteParts
      .filter((part) => facts[part] !== '')
      .flatMap((part) =>
        facts[part].split('\n').map((text, index): Block => ({
          kind: 'paragraph',
          text: index === 0 ? `${words.noteParts[part]}: ${text}` : text,
        })),
      ),
  ])
}

const documents = (record: RecordSnapshot, { locale }: Reader) => {
  const words = recordWords[locale]
  return table(
    [words.document, words.date],
    ofKind(record, 'document').map(({ facts }) => [facts.title, dayOrNone(facts.date, locale)]),
  )
}

const visits = (record: RecordSnapshot, reader: Reader) => {
  const words = recordWords[reader.locale]
  return table(
    [words.date, words.by, words.reason],
    record.visits
      .filter(({ state }) => state === 'completed' || state === 'in_progress')
      .map(({ startsAt, doctor, reason }) => [whenText(startsAt, reader), doctor.name, reason]),
  )
}
