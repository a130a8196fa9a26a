import { sql } from 'kysely'
import type { z } from 'zod'
import { signableStates } from '#contract/booking/states.ts'
import { fillsLeft } from '#contract/prescriptions/fills.ts'
import type {
  prescribableVisits,
  PrescriptionCard,
  prescriptionPage,
  prescriptionsOfVisit,
  prescriptionsQuery,
  writtenQuery,
} from '#contract/prescriptions/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { groupedBy } from '#server/kernel/grouped-by.ts'
import type { Reader } from '#server/kernel/db.ts'
import { notFound } from '#server/kernel/errors.ts'
import { readPage } from '#server/kernel/paging.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { matchesTerms, searchTermsOf } from '#server/kernel/search-terms.ts'
import { isParty, mayForVisit } from '#server/modules/booking/index.ts'
import { petsInCareOf } from '#server/modules/carers/index.ts'
import { prescriptionsOnHold } from '../conflicts/list-alarms.ts'
import { fillCounts } from '../fills/confirm-fill.ts'
import '../tables.ts'

const selectCards = (db: Reader) =>
  db
    .selectFrom('prescriptions as p')
    .innerJoin('users as patient', 'patient.id', 'p.patient_id')
    .innerJoin('users as doctor', 'doctor.id', 'p.doctor_id')
    .leftJoin('pets', 'pets.id', 'p.pet_id')
    .select(['p.id', 'p.state', 'p.diagnosis', 'p.issued_at', 'p.valid_until', 'p.changed_at', 'p.patient_id', 'p.pet_id'])
    .select(['patient.name as patient_name', 'doctor.name as doctor_name', 'pets.name as pet_name', 'pets.species'])

type CardRow = Awaited<ReturnType<ReturnType<typeof selectCards>['execute']>>[number]

/** Prescriptions whose subject, medicine, or what they are for matches every word. */
function matching(text: string) {
  const terms = searchTermsOf(text)
  return terms
    ? matchesTerms(
        sql<string>`(patient.name_words || coalesce(pets.name_words, '') || folded(p.diagnosis) || ' '
          || coalesce((select string_agg(folded(name), ' ') from prescription_lines where prescription_id = p.id), ''))`,
        terms,
      )
    : sql<boolean>`false`
}

/** What was issued for the caller and for pets in their care, newest first. */
export async function listPrescriptions(
  platform: Platform,
  { userId }: Actor,
  query: z.output<typeof prescriptionsQuery>,
): Promise<z.infer<typeof prescriptionPage>> {
  const { db } = platform
  let found = selectCards(db)
    .where('p.state', '<>', 'draft')
    .where((eb) => eb.or([eb('p.patient_id', '=', userId), eb('p.pet_id', 'in', petsInCareOf<string>(userId, 'see'))]))
  if (query.state) found = found.where('p.state', '=', query.state)
  if (query.subject) found = found.where(sql<boolean>`coalesce(p.pet_id, p.patient_id) = ${query.subject}`)
  if (query.search) found = found.where(matching(query.search))
  const order = { column: 'p.issued_at', id: 'p.id', kind: 'instant', direction: 'desc' } as const
  const page = await readPage(found, { ...order, at: (row) => [row.issued_at!, row.id] }, query)
  return { items: await cardsOf(platform, page.items), next: page.next }
}

/** What the doctor wrote, drafts too, last changed first. */
export async function listWrittenPrescriptions(
  platform: Platform,
  { userId }: Actor,
  query: z.output<typeof writtenQuery>,
): Promise<z.infer<typeof prescriptionPage>> {
  const { db } = platform
  let found = selectCards(db).where('p.doctor_id', '=', userId)
  if (query.state) found = found.where('p.state', '=', query.state)
  if (query.search) found = found.where(matching(query.search))
  const order = { column: 'p.changed_at', id: 'p.id', kind: 'instant', direction: 'desc' } as const
  const page = await readPage(found, { ...order, at: (row) => [row.changed_at, row.id] }, query)
  return { items: await cardsOf(platform, page.items), next: page.next }
}

/** What was prescribed at a visit, for who belongs to it. @throws Refusal 404 for everybody else */
export async function listPrescriptionsOfVisit(
  platform: Platform,
  actor: Actor,
  id: string,
): Promise<z.infer<typeof prescriptionsOfVisit>> {
  const { db } = platform
  const visit = await db
    .selectFrom('appointments')
    .select(['patient_id', 'doctor_id', 'pet_id', 'state'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!visit || !(await mayForVisit(db, actor, visit, 'see'))) throw notFound()
  const isDoctor = actor.role === 'doctor' && isParty(actor, visit)
  let found = selectCards(db).where('p.appointment_id', '=', id)
  if (!isDoctor) found = found.where('p.state', '<>', 'draft')
  const rows = await found.orderBy('p.changed_at', 'desc').orderBy('p.id', 'desc').limit(100).execute()
  return { items: await cardsOf(platform, rows), mayPrescribe: isDoctor && signableStates.has(visit.state) }
}

const newestVisits = 50

/** Visits after which the doctor can prescribe, the newest first. */
export async function listPrescribableVisits({ db }: Platform, { userId }: Actor): Promise<z.infer<typeof prescribableVisits>> {
  const rows = await db
    .selectFrom('appointments')
    .innerJoin('users', 'users.id', 'appointments.patient_id')
    .leftJoin('pets', 'pets.id', 'appointments.pet_id')
    .select(['appointments.id', 'starts_at', 'users.name', 'pets.name as pet_name', 'pets.species'])
    .where('doctor_id', '=', userId)
    .where('state', 'in', [...signableStates])
    .orderBy('starts_at', 'desc')
    .orderBy('appointments.id')
    .limit(newestVisits)
    .execute()
  return rows.map(({ id, starts_at: startsAt, name, pet_name: pet, species }) => ({
    id,
    startsAt,
    subject: pet ?? name,
    species,
    patient: name,
  }))
}

async function cardsOf({ db, clock }: Pick<Platform, 'db' | 'clock'>, rows: readonly CardRow[]): Promise<PrescriptionCard[]> {
  const ids = rows.map(({ id }) => id)
  const names = ids.length
    ? await db
        .selectFrom('prescription_lines')
        .select(['prescription_id', 'name', 'strength'])
        .where('prescription_id', 'in', ids)
        .orderBy('position')
        .execute()
    : []
  const medicines = groupedBy(names, (line) => line.prescription_id)
  const counts = groupedBy(await fillCounts(db, ids), (line) => line.prescription_id)
  const onHold = await prescriptionsOnHold(db, ids, clock.now())
  return rows.map((row) => ({
    id: row.id,
    state: row.state,
    subject: { id: row.pet_id ?? row.patient_id, name: row.pet_name ?? row.patient_name, species: row.species },
    doctor: row.doctor_name,
    diagnosis: row.diagnosis,
    issuedAt: row.issued_at,
    validUntil: row.valid_until,
    changedAt: row.changed_at,
    medicines: (medicines.get(row.id) ?? []).map(({ name, strength }) => `${name} ${strength}`.trim()),
    isOnHold: onHold.has(row.id),
    hasRefills:
      row.state === 'issued' &&
      !onHold.has(row.id) &&
      (counts.get(row.id) ?? []).some(({ refills, completed }) => fillsLeft(refills, completed) > 0),
  }))
}
