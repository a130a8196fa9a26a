import { maxResults, type Found } from '#contract/search/schemas.ts'
import type { Reader } from '#server/kernel/db.ts'
import { presentOrder, selectOrders } from './orders.ts'
import { presentAppointment, selectLatestAppointments } from './appointments.ts'
import { matchesName, type SearchTerms } from '#server/kernel/search-terms.ts'
import { beginningOfNumber } from './words.ts'

/** A patient's own visits (by doctor, pet or number), orders (by seller or number) and pets. */
export async function findOwn(db: Reader, patientId: string, wanted: SearchTerms): Promise<Found[]> {
  const number = beginningOfNumber(wanted)
  const visits = await selectLatestAppointments(db)
    .where('appointments.patient_id', '=', patientId)
    .where((where) =>
      where.or([
        matchesName('doctor', wanted),
        matchesName('pets', wanted),
        ...(number === null ? [] : [where('appointments.number', 'like', number)]),
      ]),
    )
    .limit(maxResults)
    .execute()
  const orders = await selectOrders(db)
    .where('orders.buyer_id', '=', patientId)
    .where((where) =>
      where.or([matchesName('seller', wanted), ...(number === null ? [] : [where('orders.number', 'like', number)])]),
    )
    .limit(maxResults)
    .execute()
  return [
    ...(await findPets(db, patientId, wanted)),
    ...visits.map((row) => presentAppointment(row, 'doctor')),
    ...orders.map((row) => presentOrder(row, 'seller')),
  ]
}

async function findPets(db: Reader, ownerId: string, wanted: SearchTerms): Promise<Found[]> {
  const rows = await db
    .selectFrom('pets')
    .select(['id', 'name', 'species'])
    .where('owner_id', '=', ownerId)
    .where('archived_at', 'is', null)
    .where(matchesName('pets', wanted))
    .orderBy('name')
    .orderBy('id')
    .limit(maxResults)
    .execute()
  return rows.map((row) => ({ kind: 'pet', ...row }))
}
