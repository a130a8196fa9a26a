import { foundAtMost, type Found } from '#contract/search/schemas.ts'
import type { Reader } from '#server/kernel/db.ts'
import { eachOnce } from './each-once.ts'
import { presentVisit, selectLatestVisits, type VisitRow } from './visits.ts'
import { named, type Wanted } from '#server/kernel/wanted.ts'
import { beginningOfNumber } from './words.ts'

/** Among so many of the latest visits of people who are called so, five different people will be. */
const visitsLookedAt = 40

/** The practice's visits by patient, pet or number, and the people and pets they were for. */
export async function findVisitsOfPractice(db: Reader, doctorId: string, wanted: Wanted): Promise<Found[]> {
  const number = beginningOfNumber(wanted)
  const ofPractice = selectLatestVisits(db).where('appointments.doctor_id', '=', doctorId).limit(visitsLookedAt)
  // One after another, for each has an index of its own: a condition over all would read every visit of the practice.
  const byName = [
    ...(await ofPractice.where(named('patient', wanted)).execute()),
    ...(await ofPractice.where(named('pets', wanted)).execute()),
  ]
  const byNumber = number === null ? [] : await ofPractice.where('appointments.number', 'like', number).execute()
  const visits = latestFirst([...byName, ...byNumber])
  return [...patientsOf(latestFirst(byName)), ...visits.slice(0, foundAtMost).map((row) => presentVisit(row, 'patient'))]
}

/** Each visit once. */
function latestFirst(rows: readonly VisitRow[]): VisitRow[] {
  return eachOnce(rows).toSorted((a, b) => b.starts_at.localeCompare(a.starts_at))
}

/** Whom the visits were for, each with the latest of them. */
function patientsOf(rows: readonly VisitRow[]): Found[] {
  const subjects = new Map<string, VisitRow>()
  for (const row of rows) {
    const id = row.pet_id ?? row.patient_id
    if (!subjects.has(id)) subjects.set(id, row)
  }
  return [...subjects].slice(0, foundAtMost).map(([id, row]) => ({
    kind: 'patient',
    id,
    name: row.patient_name,
    pet: row.pet_name === null ? null : { name: row.pet_name, species: row.pet_species ?? '' },
    visitId: row.id,
    start: row.starts_at,
  }))
}

/** The practice's invoices by who paid or by number. */
export async function findInvoices(db: Reader, doctorId: string, wanted: Wanted): Promise<Found[]> {
  const number = beginningOfNumber(wanted)
  const ofPractice = db
    .selectFrom('invoices')
    .innerJoin('orders', 'orders.id', 'invoices.order_id')
    .innerJoin('users as payer', 'payer.id', 'orders.buyer_id')
    .select([
      'invoices.id',
      'invoices.order_id',
      'invoices.number',
      'invoices.buyer_name',
      'invoices.amount',
      'invoices.currency',
    ])
    .where('invoices.seller_id', '=', doctorId)
    .where('invoices.kind', '=', 'invoice')
    .orderBy('invoices.year', 'desc')
    .orderBy('invoices.sequence', 'desc')
    .limit(foundAtMost)
  const rows = [
    ...(number === null ? [] : await ofPractice.where('invoices.number', 'like', number).execute()),
    ...(await ofPractice.where(named('payer', wanted)).execute()),
  ]
  const found = eachOnce(rows).slice(0, foundAtMost)
  return found.map((row) => ({
    kind: 'invoice',
    id: row.id,
    orderId: row.order_id,
    number: row.number,
    amount: { amount: row.amount, currency: row.currency },
    other: row.buyer_name,
  }))
}
