import { sql } from 'kysely'
import { monthsBetween } from '#contract/observations/rules/age.ts'
import { weightCourse } from '#contract/observations/rules/course.ts'
import { kindsFor, measurersFor } from '#contract/observations/rules/measured.ts'
import type { Measurement, Measurements } from '#contract/observations/schemas.ts'
import { observationKinds } from '#contract/observations/values.ts'
import { dayIn } from '#contract/kernel/days.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Reader } from '#server/kernel/db.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { mayForPet } from '#server/modules/carers/index.ts'
import { lookedAt, ofSubject, openRecord, type OpenedRecord, type Subject } from '#server/modules/records/index.ts'
import { growthOf } from '../growth/of-child.ts'
import { presented } from './present.ts'
import { rangesOf } from './ranges-of.ts'
import { selectHeld } from './select.ts'

/** The newest of each kind with what it is to be read by. The reading goes on the list of who looked. @throws Refusal as `openRecord` */
export async function readMeasurements(platform: Platform, actor: Actor, id: string): Promise<Measurements> {
  const { db, clock } = platform
  const opened = await openRecord(db, actor, id, 'read', clock.now())
  await lookedAt(platform, actor, opened, 'read')
  const { subject } = opened
  const today = dayIn(subject.timeZone, clock.now())
  const mayWrite = await writes(db, actor, opened)
  return {
    id,
    kinds: await newestOfEach(db, subject),
    writes: mayWrite ? kindsFor(subject.kind, subject.birthDate === null ? null : monthsBetween(subject.birthDate, today)) : [],
    measurers: mayWrite ? measurersFor(opened.standing) : [],
    weight: await courseOfWeight(db, subject),
  }
}

async function writes(db: Reader, actor: Actor, { standing, subject }: OpenedRecord): Promise<boolean> {
  if (standing === 'carer') return subject.petId !== null && mayForPet(db, actor, subject.petId, 'decide')
  return standing === 'owner' || standing === 'doctor'
}

async function newestOfEach(db: Reader, subject: Subject): Promise<Measurement[]> {
  const ranges = await rangesOf(db, subject)
  const ranked = selectHeld(db, subject)
    .select(sql<number>`row_number() over (partition by kind order by observations.at desc, observations.id desc)`.as('place'))
    .select((eb) =>
      eb.fn
        .countAll<number>()
        .over((over) => over.partitionBy('kind'))
        .as('count'),
    )
  const rows = await db.selectFrom(ranked.as('ranked')).selectAll().where('place', '<=', 2).orderBy('place').execute()
  return observationKinds.flatMap((kind) => {
    const [newest, before] = rows.filter((row) => row.kind === kind)
    if (!newest) return []
    const { place: _place, count, ...row } = newest
    return [
      {
        kind,
        newest: presented(row, ranges),
        before: before ? { value: before.value, second: before.second, at: before.at } : null,
        count,
        range: ranges.at(row),
        growth: growthOf(subject, row),
      },
    ]
  })
}

async function courseOfWeight(db: Reader, subject: Subject) {
  const rows = await db
    .selectFrom('observations')
    .select(['value', 'at'])
    .where(ofSubject('observations', subject))
    .where('kind', '=', 'weight')
    .where('withdrawn_at', 'is', null)
    .orderBy('at', 'desc')
    .limit(500)
    .execute()
  return weightCourse(rows.map(({ value, at }) => ({ grams: value, at: Date.parse(at) })))
}
