import type { Insertable } from 'kysely'
import { utcDay } from '#contract/kernel/days.ts'
import type { Tables } from '#server/kernel/db.ts'
import { Dice } from '#server/seed/random.ts'
import { daysFrom, insertAll, type PeopledWorld } from '#server/seed/world.ts'
import { nextReminder } from '../reminders/next-reminder.ts'
import { slotsBetween } from '../slots.ts'
import '../tables.ts'
import { itemDrafts } from './drafts.ts'

/** Of its own, so that nothing of another capability falls otherwise. */
const seed = 20_261_127

/** The demonstration patient, her dog and her cat are to be given something tonight; what was due before was done. */
export async function seedCare(world: PeopledWorld): Promise<void> {
  const [owner] = world.patients
  const physician = world.doctors.find(({ kind, verified }) => kind === 'physician' && verified)
  const veterinarian = world.doctors.find(({ kind, verified }) => kind === 'veterinarian' && verified)
  if (!owner || !physician || !veterinarian) return
  const dice = new Dice(seed)
  const { time_zone: zone } = await world.db
    .selectFrom('users')
    .select('time_zone')
    .where('id', '=', owner.id)
    .executeTakeFirstOrThrow()
  const day = (days: number) => utcDay(daysFrom(world, days))
  const set = daysFrom(world, -7)
  const items: Insertable<Tables['care_items']>[] = []
  const ticks: Insertable<Tables['care_ticks']>[] = []
  for (const { of, kind, title, details, observationKind, schedule: scheduleFrom } of itemDrafts) {
    const item = { kind, schedule: scheduleFrom(day), starts_at: null }
    const id = dice.id(set)
    items.push({
      id,
      patient_id: owner.id,
      pet_id: of === 'person' ? null : (owner.pets.find(({ species }) => species === of)?.id ?? null),
      author_id: of === 'person' ? physician.id : veterinarian.id,
      kind,
      title,
      details,
      observation_kind: observationKind ?? null,
      schedule: JSON.stringify(item.schedule),
      starts_at: null,
      created_at: set,
      stop_reason: '',
      next_at: nextReminder(item, zone, world.now),
    })
    for (const { key, at } of slotsBetween(item, zone, set, daysFrom(world, -0.25)))
      ticks.push({ id: dice.id(at), item_id: id, slot: key, due_at: at, ticked_by: owner.id, ticked_at: at })
  }
  await insertAll(world, 'care_items', items)
  await insertAll(world, 'care_ticks', ticks)
}
