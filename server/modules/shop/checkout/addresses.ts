import type { z } from 'zod'
import type { addressInput, BookedAddress } from '#contract/shop/schemas.ts'
import { mostAddresses } from '#contract/shop/values.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Reader } from '#server/kernel/db.ts'
import { conflict, notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'

type AddressInput = z.infer<typeof addressInput>

/** The caller's address book, the default first. */
export async function listAddresses(db: Reader, { userId }: Pick<Actor, 'userId'>): Promise<{ items: BookedAddress[] }> {
  const rows = await db
    .selectFrom('addresses')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('is_default', 'desc')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return {
    items: rows.map(({ id, recipient, phone, address, is_default: isDefault }) => ({ id, recipient, phone, address, isDefault })),
  }
}

/** @throws Refusal 409 `too_many_addresses` */
export async function addAddress(platform: Platform, actor: Actor, input: AddressInput): Promise<BookedAddress> {
  return platform.transact(async (work) => {
    const count = await lockBook(work, actor)
    if (count >= mostAddresses) throw conflict('too_many_addresses', `An address book holds ${mostAddresses} addresses at most`)
    const isDefault = input.isDefault || count === 0
    const id = platform.ids.next()
    if (isDefault) await clearDefault(work, actor)
    await work.db
      .insertInto('addresses')
      .values({ id, user_id: actor.userId, ...columnsOf(input), is_default: isDefault, created_at: platform.clock.now() })
      .execute()
    return { id, ...input, isDefault }
  })
}

/** @throws Refusal 404 for one of somebody else */
export async function changeAddress(platform: Platform, actor: Actor, id: string, input: AddressInput): Promise<BookedAddress> {
  return platform.transact(async (work) => {
    await lockBook(work, actor)
    const known = await ownAddress(work, actor, id)
    // One address always is the default.
    const isDefault = input.isDefault || known.is_default
    if (isDefault) await clearDefault(work, actor)
    await work.db
      .updateTable('addresses')
      .set({ ...columnsOf(input), is_default: isDefault })
      .where('id', '=', id)
      .execute()
    return { id, ...input, isDefault }
  })
}

/** The oldest of those that are left is the default then. @throws Refusal 404 for one of somebody else */
export async function removeAddress(platform: Platform, actor: Actor, id: string): Promise<void> {
  await platform.transact(async (work) => {
    await lockBook(work, actor)
    const { is_default: wasDefault } = await ownAddress(work, actor, id)
    await work.db.deleteFrom('addresses').where('id', '=', id).execute()
    if (!wasDefault) return
    const [next] = (await listAddresses(work.db, actor)).items
    if (next) await work.db.updateTable('addresses').set({ is_default: true }).where('id', '=', next.id).execute()
  })
}

const columnsOf = ({ recipient, phone, address }: AddressInput) => ({ recipient, phone, address: JSON.stringify(address) })

/** Changes of one book wait for each other. Answers how many addresses it has. */
async function lockBook(work: Work, { userId }: Actor): Promise<number> {
  await work.db.selectFrom('patients').select('user_id').where('user_id', '=', userId).forUpdate().execute()
  return (await work.db.selectFrom('addresses').select('id').where('user_id', '=', userId).execute()).length
}

async function clearDefault(work: Work, { userId }: Actor): Promise<void> {
  await work.db
    .updateTable('addresses')
    .set({ is_default: false })
    .where('user_id', '=', userId)
    .where('is_default', '=', true)
    .execute()
}

async function ownAddress(work: Work, { userId }: Actor, id: string) {
  const found = await work.db
    .selectFrom('addresses')
    .select('is_default')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!found) throw notFound()
  return found
}
