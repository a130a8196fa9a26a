import { maxResults, type Found } from '#contract/search/schemas.ts'
import type { Reader } from '#server/kernel/db.ts'
import { eachOnce } from './each-once.ts'
import { presentAppointment, selectLatestAppointments, type AppointmentRow } from './appointments.ts'
import { matchesName, type SearchTerms } from '#server/kernel/search-terms.ts'
import { beginningOfNumber } from './words.ts'

/** Among so many of the latest visits of people who are called so, five different people will be. */
const appointmentsLookedAt = 40

/** The practice's visits by patient, pet or number, and the people and pets they were for. */
export async function findAppointmentsOfPractice(db: Reader, doctorId: string, wanted: SearchTerms): Promise<Found[]> {
  const number = beginningOfNumber(wanted)
  const ofPractice = selectLatestAppointments(db).where('appointments.doctor_id', '=', doctorId).limit(appointmentsLookedAt)
  // One after another, for each has an index of its own: a condition over all would read every visit of the practice.
  const byName = [
    ...(await ofPractice.where(matchesName('patient', wanted)).execute()),
    ...(await ofPractice.where(matchesName('pets', wanted)).execute()),
  ]
  const byNumber = number === null ? [] : await ofPractice.where('appointments.number', 'like', number).execute()
  const visits = latestFirst([...byName, ...byNumber])
  return [...patientsOf(latestFirst(byName)), ...visits.slice(0, maxResults).map((row) => presentAppointment(row, 'patient'))]
}

/** Each visit once. */
function latestFirst(rows: readonly AppointmentRow[]): AppointmentRow[] {
  return eachOnce(rows).toSorted((a, b) => b.starts_at.localeCompare(a.starts_at))
}

/** Whom the visits were for, each with the latest of them. */
function patientsOf(rows: readonly AppointmentRow[]): Found[] {
  const subjects = new Map<string, AppointmentRow>()
  for (const row of rows) {
    const id = row.pet_id ?? row.patient_id
    if (!subjects.has(id)) subjects.set(id, row)
  }
  return [...subjects].slice(0, maxResults).map(([id, row]) => ({
    kind: 'patient',
    id,
    name: row.patient_name,
    pet: row.pet_name === null ? null : { name: row.pet_name, species: row.pet_species ?? '' },
    visitId: row.id,
    start: row.starts_at,
  }))
}

/** The practice's invoices by who paid or by number. */
export async function findInvoices(db: Reader, doctorId: string, wanted: SearchTerms): Promise<Found[]> {
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
    .limit(maxResults)
  const rows = [
    ...(number === null ? [] : await ofPractice.where('invoices.number', 'like', number).execute()),
    ...(await ofPractice.where(matchesName('payer', wanted)).execute()),
  ]
  const found = eachOnce(rows).slice(0, maxResults)
  return found.map((row) => ({
    kind: 'invoice',
    id: row.id,
    orderId: row.order_id,
    number: row.number,
    amount: { amount: row.amount, currency: row.currency },
    other: row.buyer_name,
  }))
}
