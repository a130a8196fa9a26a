import { sql } from 'kysely'
import type { z } from 'zod'
import { userTypeOf } from '#contract/kernel/roles.ts'
import type { Duplicates, duplicatesQuery } from '#contract/merges/schemas.ts'
import { candidatesShown } from '#contract/merges/values.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { notFound } from '#server/kernel/errors.ts'
import { escapeLike } from '#server/kernel/like.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { matchesText } from '#server/kernel/search-terms.ts'

/** Patients who may be the same one, by name or by what is searched for; that somebody looked is audited. @throws Refusal 404 for who is no patient */
export async function findDuplicates(
  platform: Platform,
  actor: Actor,
  { id, search }: { id: string } & z.output<typeof duplicatesQuery>,
): Promise<Duplicates> {
  const { db } = platform
  const patients = db
    .selectFrom('users')
    .leftJoin('patients', 'patients.user_id', 'users.id')
    .select(['users.id', 'users.name', 'users.email', 'users.created_at', 'patients.birth_date'])
    .select(sql<string>`users.name_words`.as('name_words'))
    .where('users.user_type', '=', userTypeOf('patient'))
    .where('users.erased_at', 'is', null)
  const account = await patients.where('users.id', '=', id).executeTakeFirst()
  if (!account) throw notFound()
  const others = patients.where('users.id', '<>', id)
  const named = search ? matchesText('users.name_words', search) : null
  const beginning = search && `${escapeLike(search.toLowerCase())}%`
  const found = await (
    named && beginning
      ? others.where((eb) => eb.or([named, sql<boolean>`lower(users.email) like ${beginning}`]))
      : others.where(sql<string>`users.name_words`, '=', account.name_words)
  )
    .orderBy('users.created_at', 'desc')
    .orderBy('users.id')
    .limit(candidatesShown)
    .execute()
  await platform.audit({ action: 'account.duplicates', recordKind: 'account', recordId: id, userId: actor.userId })
  return {
    account: shown(account),
    candidates: found.map((each) => ({
      ...shown(each),
      hasSameBirthDate: each.birth_date !== null && each.birth_date === account.birth_date,
    })),
  }
}

const shown = ({ id, name, email, created_at }: { id: string; name: string; email: string | null; created_at: string }) => ({
  id,
  name,
  email,
  registeredAt: created_at,
})
