import { sql } from 'kysely'
import { daysFrom, type PeopledWorld } from '#server/seed/world.ts'
import { Dice } from '#server/seed/random.ts'
import './tables.ts'

const aliases: Readonly<Record<string, readonly string[]>> = {
  Penicillin: ['PCN', 'Penicillin G'],
  Aspirin: ['Acetylsalicylic acid'],
  'Cow’s milk': ['Lactoprotein', 'Dairy protein'],
  'Dust mites': ['House dust'],
  'Flea saliva': ['Flea bites'],
  'Nutrition counselling': ['Dietary advice'],
  'Fear-free handling': ['Low-stress handling'],
}

/** Other names, one entry that was retired and one that was merged; and what doctors and records have of the lists, by id. */
export async function seedLists(world: PeopledWorld): Promise<void> {
  const { db } = world
  const dice = new Dice(20_261_200)
  const entries = await db.selectFrom('reference_entries').select(['id', 'name', 'list']).execute()
  const idOf = (name: string) => entries.find((entry) => entry.name === name)!.id
  for (const [name, others] of Object.entries(aliases))
    await sql`insert into reference_names select list, folded(other), id, other, true
      from reference_entries cross join unnest(${sql.val(others)}::text[]) as other where id = ${idOf(name)}::uuid`.execute(db)
  const twice = dice.id(daysFrom(world, -60))
  await db
    .insertInto('reference_entries')
    .values([
      { id: twice, list: 'allergies', name: 'Penicilline' },
      { id: dice.id(daysFrom(world, -400)), list: 'awards', name: 'Patients’ choice 2021', retired_at: daysFrom(world, -90) },
      { id: dice.id(daysFrom(world, -400)), list: 'skills', name: 'Homeopathy', retired_at: daysFrom(world, -40) },
    ])
    .execute()
  const into = idOf('Penicillin')
  const at = daysFrom(world, -3)
  const merge = { id: dice.id(at), list: 'allergies', from_id: twice, into_id: into, merged_by: null, merged_at: at } as const
  await db.insertInto('reference_merges').values(merge).execute()
  await db.updateTable('reference_entries').set({ merged_into: into, current_id: into }).where('id', '=', twice).execute()
  await sql`update doctors set awards = awards where cardinality(awards) + cardinality(skills) > 0`.execute(db)
  await sql`update record_entry_editions set data = data || jsonb_build_object('referenceId', known.entry_id)
    from reference_names as known where data ->> 'kind' = 'allergy' and known.list = 'allergies'
      and known.folded = folded(data ->> 'substance')`.execute(db)
}
