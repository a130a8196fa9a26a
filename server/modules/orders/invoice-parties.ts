import { addressLines } from '#contract/kernel/town-line.ts'
import type { PostalAddress } from '#contract/kernel/postal-address.ts'
import type { Reader } from '#server/kernel/db.ts'

/** Name and address of seller and buyer as documents carry them; a country by its code, for it has a name in every language. */
export async function invoiceParties(
  db: Reader,
  order: { readonly subject_kind: string | null; readonly seller_id: string; readonly buyer_id: string },
) {
  const people = await invoicePeople(db, [order.seller_id, order.buyer_id])
  // The administrator who published it does not sell it in their own name.
  const seller = order.subject_kind === 'subscription' ? { ...ofPlatform } : people.get(order.seller_id)!.asSeller
  return { ...seller, ...people.get(order.buyer_id)!.asBuyer }
}

/** Who sells plans. */
export const ofPlatform = { seller_name: 'Carenest', seller_address: null, seller_country: null } as const

/** The same for many at once, by their ids. */
export async function invoicePeople(db: Reader, ids: readonly string[]) {
  const rows = await db
    .selectFrom('users')
    .leftJoin('doctors', 'doctors.user_id', 'users.id')
    .leftJoin('patients', 'patients.user_id', 'users.id')
    .leftJoin('pharmacies', 'pharmacies.user_id', 'users.id')
    .leftJoin('letterheads', 'letterheads.doctor_id', 'users.id')
    .select(['users.id', 'users.name', 'doctors.clinic_name', 'doctors.clinic_address', 'patients.address'])
    .select(['pharmacies.legal_name', 'pharmacies.address as pharmacy_address', 'letterheads.lines as letterhead'])
    .where('users.id', 'in', ids)
    .execute()
  return new Map(
    rows.map(({ id, name, clinic_name, clinic_address, address, legal_name, pharmacy_address, letterhead }) => [
      id,
      {
        asSeller: {
          seller_name: legal_name ?? name,
          // Who has no clinic has an address on the letterhead.
          seller_address: pharmacy_address
            ? linesOf(null, pharmacy_address)
            : (linesOf(clinic_name, clinic_address) ?? (letterhead?.join('\n') || null)),
          seller_country: (pharmacy_address ?? clinic_address)?.country ?? null,
        },
        asBuyer: { buyer_name: name, buyer_address: linesOf(null, address), buyer_country: address?.country ?? null },
      },
    ]),
  )
}

function linesOf(name: string | null, address: PostalAddress | null): string | null {
  const all = [name, ...(address ? addressLines(address) : [])].filter(Boolean)
  return all.length > 0 ? all.join('\n') : null
}
