import { paths } from '#contract/paths.ts'
import type { Job } from '#server/kernel/module.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { findSubject } from '#server/modules/records/index.ts'
import { selectTicks } from '../doses/ticks.ts'
import { findItem, subjectIdOf, type CareItemRow } from '../plan/find-item.ts'
import { caringFor } from '../plan/tell.ts'
import { nextSlot, type Slot } from '../slots.ts'
import { leadOf, nextReminder } from './next-reminder.ts'

const atOnce = 200
/** A dose that is due for longer is no news; it stands in the list. */
const lateMilliseconds = 2 * 3_600_000

/** Every minute: the owner and all who care are told of what is due. Each item in a unit of work of its own. */
export const sendCareReminders: Job = {
  name: 'care.sendReminders',
  everySeconds: 60,
  async run(platform, slice) {
    const due = await platform.db
      .selectFrom('care_items')
      .select(['id', 'next_at'])
      .where('next_at', '<=', platform.clock.now().toISOString())
      .orderBy('next_at')
      .limit(atOnce)
      .execute()
    await slice.eachDue(due, ({ id, next_at: at }) => remind(platform, id, at))
  },
}

/** The next moment is written with the messages, so that they go out once or not at all. */
function remind(platform: Platform, id: string, expected: string | null): Promise<void> {
  return platform.transact(async (work) => {
    await work.db.selectFrom('care_items').select('id').where('id', '=', id).forUpdate().execute()
    const item = await findItem(work.db, id)
    if (item.next_at === null || item.next_at !== expected) return
    const now = platform.clock.now().getTime()
    const slot = nextSlot(item, item.time_zone, new Date(Date.parse(item.next_at) - 1))
    if (slot && (await isNews(work, item, slot, now))) await tellPeople(work, item, slot)
    // What was missed while nothing ran is passed over, not made up for.
    const passed = Math.max(slot?.at.getTime() ?? now, now - lateMilliseconds)
    await work.db
      .updateTable('care_items')
      .set({ next_at: nextReminder(item, item.time_zone, new Date(passed)) })
      .where('id', '=', id)
      .execute()
  })
}

/** It is due, is not long over, and nobody did it yet. */
async function isNews(work: Work, item: CareItemRow, slot: Slot, now: number): Promise<boolean> {
  const due = slot.at.getTime()
  if (due - leadOf(item.kind) > now || now - due > lateMilliseconds) return false
  return !(await selectTicks(work.db).where('item_id', '=', item.id).where('slot', '=', slot.key).executeTakeFirst())
}

async function tellPeople(work: Work, item: CareItemRow, slot: Slot) {
  const subject = await findSubject(work.db, subjectIdOf(item))
  if (!subject || (await isArchived(work, subject.petId))) return
  await work.inform(await caringFor(work, subject), {
    kind: leadOf(item.kind) > 0 ? 'careComing' : 'careDue',
    data: { name: subject.name, startsAt: slot.at.toISOString() },
    link: item.kind === 'dose' ? paths.tonightsDoses.link() : paths.patientEmr.link({ id: subject.id, tab: 'care' }),
  })
}

async function isArchived(work: Work, petId: string | null): Promise<boolean> {
  if (petId === null) return false
  const pet = await work.db.selectFrom('pets').select('archived_at').where('id', '=', petId).executeTakeFirstOrThrow()
  return pet.archived_at !== null
}
