import type { PostalAddress } from '#contract/people/values.ts'
import type { Reader } from '#server/kernel/db.ts'

/** Name and address of seller and buyer as documents carry them; a country by its code, for it has a name in every language. */
export async function partiesOnPaper(db: Reader, order: { readonly seller_id: string; readonly buyer_id: string }) {
  const people = await db
    .selectFrom('users')
    .leftJoin('doctors', 'doctors.user_id', 'users.id')
    .select(['users.id', 'users.name', 'doctors.clinic_name', 'doctors.clinic_address'])
    .where('users.id', 'in', [order.seller_id, order.buyer_id])
    .execute()
  const seller = people.find((person) => person.id === order.seller_id)
  return {
    seller_name: seller?.name ?? '',
    seller_address: linesOf(seller?.clinic_name, seller?.clinic_address),
    seller_country: seller?.clinic_address?.country ?? null,
    buyer_name: people.find((person) => person.id === order.buyer_id)?.name ?? '',
  }
}

function linesOf(name: string | null | undefined, address: PostalAddress | null | undefined): string | null {
  const town = address && [address.city, address.region, address.postalCode].filter((part) => part !== '').join(', ')
  const all = [name, ...(address?.lines ?? []), town].filter(Boolean)
  return all.length > 0 ? all.join('\n') : null
}
