import { foundAtMost, type Found } from '#contract/search/schemas.ts'
import type { Reader } from '#server/kernel/db.ts'
import { presentOrder, selectOrders } from './orders.ts'
import { presentVisit, selectLatestVisits } from './visits.ts'
import { named, type Wanted } from '#server/kernel/wanted.ts'
import { beginningOfNumber } from './words.ts'

/** A patient's own visits (by doctor, pet or number), orders (by seller or number) and pets. */
export async function findOwn(db: Reader, patientId: string, wanted: Wanted): Promise<Found[]> {
  const number = beginningOfNumber(wanted)
  const visits = await selectLatestVisits(db)
    .where('appointments.patient_id', '=', patientId)
    .where((where) =>
      where.or([
        named('doctor', wanted),
        named('pets', wanted),
        ...(number === null ? [] : [where('appointments.number', 'like', number)]),
      ]),
    )
    .limit(foundAtMost)
    .execute()
  const orders = await selectOrders(db)
    .where('orders.buyer_id', '=', patientId)
    .where((where) => where.or([named('seller', wanted), ...(number === null ? [] : [where('orders.number', 'like', number)])]))
    .limit(foundAtMost)
    .execute()
  return [
    ...(await findPets(db, patientId, wanted)),
    ...visits.map((row) => presentVisit(row, 'doctor')),
    ...orders.map((row) => presentOrder(row, 'seller')),
  ]
}

async function findPets(db: Reader, ownerId: string, wanted: Wanted): Promise<Found[]> {
  const rows = await db
    .selectFrom('pets')
    .select(['id', 'name', 'species'])
    .where('owner_id', '=', ownerId)
    .where('archived_at', 'is', null)
    .where(named('pets', wanted))
    .orderBy('name')
    .orderBy('id')
    .limit(foundAtMost)
    .execute()
  return rows.map((row) => ({ kind: 'pet', ...row }))
}
