import { sql } from 'kysely'
import { toldAheadDays } from '#contract/care/values.ts'
import { vaccineNamed } from '#contract/care/rules/vaccinations.ts'
import { paths } from '#contract/paths.ts'
import { addDays, dayIn, utcDay } from '#contract/kernel/days.ts'
import type { Job } from '#server/kernel/module.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import {
  findSubject,
  ofSubject,
  vaccinationsDue,
  vaccinationsOf,
  type DueVaccination,
  type Subject,
} from '#server/modules/records/index.ts'
import { caringFor } from '../plan/tell.ts'
import '../tables.ts'

const atOnce = 500
/** A plan that has one so near has this one: it tells of it itself. */
const nearDays = 45

/**
 * Every hour: a vaccination in the record whose next one is due within a week, and which no care plan has. The owner and all who care are
 * told once for each day that the record names.
 */
export const tellVaccinations: Job = {
  name: 'care.tellVaccinations',
  everySeconds: 3600,
  async run(platform, slice) {
    // Each is held against the date where its subject lives; that is a day beside the one in UTC at most.
    const day = utcDay(platform.clock.now())
    const due = await vaccinationsDue(platform.db, {
      first: addDays(day, -1),
      last: addDays(day, toldAheadDays + 1),
      atMost: atOnce,
    })
    await slice.eachDue(due, (vaccination) => tell(platform, vaccination))
  },
}

/** That people were told is written with the messages, so that they go out once or not at all. */
function tell(platform: Platform, { entryId, subjectId, due }: DueVaccination): Promise<void> {
  return platform.transact(async (work) => {
    const subject = await findSubject(work.db, subjectId)
    if (!subject || (await isArchived(work, subject.petId))) return
    const today = dayIn(subject.timeZone, platform.clock.now())
    if (due < today || due > addDays(today, toldAheadDays)) return
    if ((await isPlanned(work, subject, due)) || (await wasGiven(work, subject, entryId))) return
    const { numInsertedOrUpdatedRows: added } = await work.db
      .insertInto('vaccination_reminders')
      .values({ entry_id: entryId, due_on: due, told_at: platform.clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (!added) return
    await work.inform(await caringFor(work, subject), {
      kind: 'vaccinationDue',
      data: { name: subject.name },
      link: paths.patientEmr.link({ id: subject.id }),
    })
  })
}

async function isArchived(work: Work, petId: string | null): Promise<boolean> {
  if (petId === null) return false
  const pet = await work.db.selectFrom('pets').select('archived_at').where('id', '=', petId).executeTakeFirstOrThrow()
  return pet.archived_at !== null
}

/** A plan that holds has a vaccination around that day. */
async function isPlanned(work: Work, subject: Subject, due: string): Promise<boolean> {
  const planned = await work.db
    .selectFrom('care_items')
    .select('id')
    .where(ofSubject('care_items', subject))
    .where('kind', '=', 'vaccination')
    .where('stopped_at', 'is', null)
    .where(
      sql<boolean>`coalesce(schedule->>'on', left(schedule->>'from', 10)) between ${addDays(due, -nearDays)} and ${addDays(due, nearDays)}`,
    )
    .executeTakeFirst()
  return planned !== undefined
}

/** A later entry says that it was given: of the same name, or of another against the same. */
async function wasGiven(work: Work, subject: Subject, entryId: string): Promise<boolean> {
  const all = await vaccinationsOf(work.db, subject)
  const due = all.find((each) => each.entryId === entryId)
  if (!due) return true
  const against = vaccineNamed(due.vaccine)
  return all.some(
    ({ vaccine, date }) =>
      date > due.date &&
      (vaccine.toLowerCase() === due.vaccine.toLowerCase() || (against !== null && vaccineNamed(vaccine) === against)),
  )
}
