import type { ObservationKind } from '#contract/observations/values.ts'
import { dayIn } from '#server/kernel/wall-clock.ts'
import type { BodyChange, BodyKeeper } from '#server/modules/people/index.ts'
import { ofSubject, openRecord, type OpenedRecord } from '#server/modules/records/index.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { dayMeasured } from '../day-measured.ts'
import { saidBy, writeEdition, writeObservation, type ObservationRow, type Said } from '../keeping/editions.ts'

/**
 * What owners write into a profile or a pet's card becomes observations. Of what a doctor measured nothing changes: it is shown there too, and
 * corrected in the record alone.
 */
export const keepBody: BodyKeeper = async (platform, work, actor, { subjectId, ...change }) => {
  const opened = await openRecord(work.db, actor, subjectId, 'write', platform.clock.now())
  if (change.weights) await keepWeights(platform, work, actor, { opened, weights: change.weights })
  for (const [kind, value] of [
    ['weight', change.weightGrams],
    ['height', change.heightMillimetres],
  ] as const)
    if (value !== undefined) await keepNewest(platform, work, actor, { opened, kind, value })
}

interface Listed {
  readonly opened: OpenedRecord
  readonly weights: NonNullable<BodyChange['weights']>
}

/** The list of a card is all that its owner says: what is gone from it is withdrawn, another number of a day corrects that day's. */
async function keepWeights(platform: Platform, work: Work, actor: Actor, { opened, weights }: Listed) {
  const rows = await heldBy(work, opened, 'weight')
  const { subject } = opened
  const rowsOfDay = new Map<string, ObservationRow[]>()
  for (const row of rows) {
    const day = dayMeasured(row, subject.timeZone)
    rowsOfDay.set(day, [...(rowsOfDay.get(day) ?? []), row])
  }
  const sent = new Map(weights.map(({ date, grams }) => [date, grams]))
  for (const [day, held] of rowsOfDay) {
    const [newest, ...older] = held
    const grams = sent.get(day)
    if (grams === newest!.value) continue
    for (const row of grams === undefined ? held : older) await withdraw(platform, work, actor, { opened, row })
    if (grams !== undefined) await correct(platform, work, actor, { opened, row: newest!, value: grams })
  }
  for (const { date, grams } of weights)
    if (!rowsOfDay.has(date))
      await write(platform, work, actor, opened, { ...told(opened, 'weight', grams), at: noonOf(date), isDay: true })
}

/** Another number on the day of the last is a correction, on a later day another measurement; none any more withdraws the last. */
async function keepNewest(
  platform: Platform,
  work: Work,
  actor: Actor,
  { opened, kind, value }: { readonly opened: OpenedRecord; readonly kind: ObservationKind; readonly value: number | null },
) {
  const [row] = await heldBy(work, opened, kind)
  if ((row?.value ?? null) === value) return
  const now = platform.clock.now()
  const { timeZone } = opened.subject
  const isOfToday = row && dayMeasured(row, timeZone) === dayIn(timeZone, now)
  if (value === null) return row && withdraw(platform, work, actor, { opened, row })
  if (isOfToday && row.told_by_owner) return correct(platform, work, actor, { opened, row, value })
  await write(platform, work, actor, opened, { ...told(opened, kind, value), at: now, isDay: false })
}

const told = ({ standing }: OpenedRecord, kind: ObservationKind, value: number) => ({
  kind,
  value,
  second: null,
  measurer: standing === 'carer' ? ('carer' as const) : ('owner' as const),
})

const noonOf = (day: string) => new Date(`${day}T12:00:00Z`)

/** What holds of a kind, newest first. */
const heldBy = (work: Work, { subject }: OpenedRecord, kind: ObservationKind) =>
  work.db
    .selectFrom('observations')
    .selectAll()
    .where(ofSubject('observations', subject))
    .where('kind', '=', kind)
    .where('withdrawn_at', 'is', null)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .forUpdate()
    .execute()

interface Held {
  readonly opened: OpenedRecord
  readonly row: ObservationRow
}

async function write(platform: Platform, work: Work, actor: Actor, opened: OpenedRecord, said: Said) {
  await writeObservation(platform, work, actor, { opened, said, appointmentId: null })
}

async function withdraw(platform: Platform, work: Work, actor: Actor, { opened, row }: Held) {
  if (!row.told_by_owner) return
  await writeEdition(platform, work, actor, { locked: { ...opened, row }, act: 'withdraw', said: saidBy(row) })
}

async function correct(platform: Platform, work: Work, actor: Actor, { opened, row, value }: Held & { readonly value: number }) {
  if (!row.told_by_owner) return
  await writeEdition(platform, work, actor, { locked: { ...opened, row }, act: 'correct', said: { ...saidBy(row), value } })
}
