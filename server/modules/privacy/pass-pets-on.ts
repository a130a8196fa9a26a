import { sql } from 'kysely'
import type { Reader } from '#server/kernel/db.ts'
import type { PersonalData } from '#server/kernel/personal-data.ts'
import type { Work } from '#server/kernel/work.ts'
import { paths } from '#contract/paths.ts'

export interface Heir {
  readonly petId: string
  readonly name: string
  /** Who takes the pet on; `null`: it goes with its owner's account. */
  readonly heirId: string | null
  readonly heirName: string | null
}

/** The pets of a person, each with the carer who may decide for it and has cared for it longest. */
export async function heirsOf(db: Reader, ownerId: string): Promise<Heir[]> {
  const { rows } = await sql<Heir>`
    select pets.id as "petId", pets.name, heir.id as "heirId", heir.name as "heirName" from pets
    left join lateral (
      select users.id, users.name from pet_carers
      join users on users.id = pet_carers.user_id and users.status = 'active'
      where pet_carers.pet_id = pets.id and 'decide' = any (pet_carers.rights)
        and not exists (select from erasures where erasures.user_id = users.id and erasures.state in ('cooling', 'running'))
      order by pet_carers.joined_at, pet_carers.id limit 1
    ) heir on true
    where pets.owner_id = ${ownerId} and pets.archived_at is null
    order by pets.name, pets.id`.execute(db)
  return rows
}

/**
 * Gives each pet that somebody beside its owner may decide for to them, with its record: it is alive and needs it. What was issued for it and
 * what was paid stays with whom it was issued and paid for.
 */
export async function passPetsOn(work: Work, declared: PersonalData, ownerId: string): Promise<void> {
  for (const { petId, name, heirId } of await heirsOf(work.db, ownerId)) {
    if (heirId === null) continue
    await work.db.deleteFrom('pet_carers').where('pet_id', '=', petId).where('user_id', '=', heirId).execute()
    for (const [table, { passes }] of Object.entries(declared)) {
      if (!passes) continue
      await sql`update ${sql.table(table)} set ${sql.ref(passes.to)} = ${heirId}
        where ${sql.ref(passes.pet)} = ${petId} and ${sql.ref(passes.to)} = ${ownerId}`.execute(work.db)
    }
    await work.inform([heirId], { kind: 'petPassedOn', data: { pet: name }, link: paths.userSettings.link({ tab: 'pets' }) })
  }
}
