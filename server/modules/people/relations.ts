import type { z } from 'zod'
import { fileAddress } from '#contract/files/address.ts'
import type { Subject } from '#contract/kernel/values.ts'
import type { staffMember } from '#contract/people/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { forbidden } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import '../account/index.ts'
import './tables.ts'

/** Whom a visit can be for: the patient first, then the pets that are not archived. */
export async function listSubjects({ db }: Platform, { userId }: Actor): Promise<Subject[]> {
  const patient = await db.selectFrom('users').select(['id', 'name', 'avatar']).where('id', '=', userId).executeTakeFirstOrThrow()
  const pets = await db
    .selectFrom('pets')
    .select(['id', 'name', 'species', 'picture_id'])
    .where('owner_id', '=', userId)
    .where('archived_at', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .execute()
  return [
    { kind: 'person', id: patient.id, name: patient.name, species: null, picture: patient.avatar },
    ...pets.map(({ id, name, species, picture_id: picture }) => ({
      kind: 'pet' as const,
      id,
      name,
      species,
      picture: picture && fileAddress(picture),
    })),
  ]
}

/** Everybody who works for the caller's doctor. */
export async function listStaff({ db }: Platform, { doctorId }: Actor): Promise<z.infer<typeof staffMember>[]> {
  if (doctorId === null) throw forbidden()
  return db
    .selectFrom('staff')
    .innerJoin('users', 'users.id', 'staff.user_id')
    .select(['users.id', 'users.name', 'users.status', 'staff.rights'])
    .where('staff.doctor_id', '=', doctorId)
    .orderBy('users.name')
    .orderBy('users.id')
    .limit(200)
    .execute()
}
