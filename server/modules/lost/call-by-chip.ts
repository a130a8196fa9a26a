import { paths } from '#contract/paths.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { rateLimit } from '#server/kernel/rate-limit.ts'

/**
 * A doctor read a chip: the owners of animals with this number are told by whom, in quiet hours too. The doctor learns nothing but whether
 * somebody was told. @throws Refusal 429
 */
export async function callByChip(platform: Platform, actor: Actor, chip: string): Promise<{ told: boolean }> {
  return platform.transact(async (work) => {
    await rateLimit(platform, work, 'lost.chip', actor.userId)
    const found = await work.db
      .selectFrom('pets')
      .innerJoin('users', 'users.id', 'pets.owner_id')
      .select(['pets.id', 'pets.name', 'pets.owner_id'])
      .where('pets.microchip', '=', chip)
      .where('pets.archived_at', 'is', null)
      .where('users.status', '=', 'active')
      .orderBy('pets.id')
      .execute()
    const doctor = await work.db.selectFrom('users').select('name').where('id', '=', actor.userId).executeTakeFirstOrThrow()
    for (const pet of found) {
      await work.inform([pet.owner_id], {
        kind: 'chipRead',
        data: { name: pet.name, doctor: doctor.name },
        link: paths.viewDoctorDetails.link({ id: actor.userId }),
      })
      await work.audit({ action: 'chip.call', recordKind: 'pet', recordId: pet.id, userId: actor.userId })
    }
    return { told: found.length > 0 }
  })
}
