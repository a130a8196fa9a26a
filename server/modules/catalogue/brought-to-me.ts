import { sql, type RawBuilder } from 'kysely'
import type { PostalAddress } from '#contract/kernel/postal-address.ts'
import { plainPostcode } from '#contract/pharmacy/delivery-area.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Reader } from '#server/kernel/db.ts'

/** Where the caller has things brought: the default of their address book. `null` for visitors and other roles, and where the book is empty. */
export async function usualAddress(db: Reader, actor: Actor | null | undefined): Promise<PostalAddress | null> {
  if (actor?.role !== 'patient') return null
  const row = await db
    .selectFrom('addresses')
    .select('address')
    .where('user_id', '=', actor.userId)
    .where('is_default', '=', true)
    .executeTakeFirst()
  return row?.address ?? null
}

/**
 * Of a row of `pharmacies`: whether it brings there. The same as `deliveryFault` says of a place that only its postal code tells, for many rows
 * at once: a postal code begins with one that is declared when that is one of its own beginnings.
 */
function bringsTo({ country, postalCode }: PostalAddress): RawBuilder<boolean> {
  const code = plainPostcode(postalCode)
  const beginnings = Array.from({ length: code.length + 1 }, (_, length) => code.slice(0, length))
  return sql<boolean>`(pharmacies.delivers and pharmacies.address ->> 'country' = ${country}
    and (pharmacies.delivery_postcodes = '{}' or pharmacies.delivery_postcodes && ${sql.val(beginnings)}::text[]))`
}

/**
 * Ids of the pharmacies that bring there. They are found first, so that the database knows how many there are when it chooses between the shop's
 * order and the pharmacies' own shelves.
 */
export async function pharmaciesBringingTo(db: Reader, address: PostalAddress): Promise<string[]> {
  const rows = await selectPharmaciesBringingTo(db, address).execute()
  return rows.map(({ user_id: id }) => id)
}

export const selectPharmaciesBringingTo = (db: Reader, address: PostalAddress) =>
  db.selectFrom('pharmacies').select('user_id').where('licence_state', '=', 'verified').where(bringsTo(address))

/** What a row of products needs beside to say how it comes there (`presentFound`). */
export const reachColumns = (address: PostalAddress | null) =>
  [
    'pharmacies.delivery_fee',
    'pharmacies.delivery_free_from',
    sql<boolean | null>`${address ? bringsTo(address) : sql`null::boolean`}`.as('brings'),
  ] as const
