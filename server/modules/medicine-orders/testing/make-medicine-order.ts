import { medicineOrdersContract as contract } from '#contract/medicine-orders/contract.ts'
import type { MedicineOrder } from '#contract/medicine-orders/schemas.ts'
import { payWith } from '../../../../tests/payments/money-rows.ts'
import { makePharmacy, type Person } from '../../../../tests/support/people.ts'
import { insertRow } from '../../../../tests/support/rows.ts'
import type { TestServer } from '../../../../tests/support/server.ts'
import { registerPaper } from '../../papers/index.ts'
import { line, makeHeldPrescription } from '../../prescriptions/testing/make-prescription.ts'

const key = (server: TestServer) => `medicine-${server.platform.ids.next()}`

/** A product that the pharmacy has on its shelf. */
export async function makeStocked(server: TestServer, pharmacy: Person, stock = 20, columns: Record<string, unknown> = {}) {
  const id = server.platform.ids.next()
  await insertRow(server.db, 'products', {
    id,
    pharmacy_id: pharmacy.userId,
    name: 'Amoxicillin 250 mg, 21 capsules',
    category: 'tablets',
    audience: 'people',
    prescription_only: true,
    price: 1250,
    stock,
    created_at: server.clock.now(),
    ...columns,
  })
  return id
}

export const wanted = (pharmacy: Person, lineIds: readonly string[], more: object = {}) => ({
  pharmacyId: pharmacy.userId,
  lineIds: [...lineIds],
  delivery: 'pickup' as const,
  address: null,
  position: null,
  phone: null,
  note: '',
  ...more,
})

/** A prescription with these lines of a visit that was held, whatever the clock says, and as often as one wants. */
export async function makeIssued(server: TestServer, lines: readonly ReturnType<typeof line>[]) {
  const { id, doctor, patient } = await makeHeldPrescription(server, 'draft')
  const rows = lines.map((one, position) => ({
    id: server.platform.ids.next(),
    prescription_id: id,
    position,
    medicine_id: one.medicineId,
    name: one.name,
    strength: one.strength,
    form: one.form,
    route: one.route,
    dose: one.dose,
    dose_unit: one.doseUnit,
    frequency: one.frequency,
    as_needed: one.asNeeded,
    days: one.days,
    quantity: one.quantity,
    refills: one.refills,
    note: one.note,
  }))
  await server.db.insertInto('prescription_lines').values(rows).execute()
  const facts = {
    name: patient.name,
    birthDate: null,
    species: null,
    breed: null,
    microchip: null,
    doctor: { name: doctor.name, licenceNumber: '123' },
    timeZone: 'UTC',
  }
  await server.db
    .updateTable('prescriptions')
    .set({ state: 'issued', facts: JSON.stringify(facts), valid_until: '2099-12-31', issued_at: server.clock.now() })
    .where('id', '=', id)
    .execute()
  await server.platform.transact((work) =>
    registerPaper(server.platform, work, {
      kind: 'prescription',
      recordId: id,
      doctorId: doctor.userId,
      subject: { patientId: patient.userId, petId: null },
    }),
  )
  return { doctor, patient, prescription: { id, lines: rows } }
}

/** A prescription that a pharmacy was sent. */
export async function makeRequest(server: TestServer, lines = [line()]) {
  const { doctor, patient, prescription } = await makeIssued(server, lines)
  const pharmacy = await makePharmacy(server)
  const product = await makeStocked(server, pharmacy)
  const order = await server.call(
    contract.requestMedicine,
    {
      params: { id: prescription.id },
      body: wanted(
        pharmacy,
        prescription.lines.map((each) => each.id),
      ),
    },
    { as: patient, key: key(server) },
  )
  return { doctor, patient, prescription, pharmacy, product, order }
}

type Requested = Awaited<ReturnType<typeof makeRequest>>

/** What the pharmacy sends who has everything. */
export const offered = (
  { order, product }: Pick<Requested, 'product'> & { readonly order: MedicineOrder },
  unitPrice = 1250,
) => ({
  revision: order.revision,
  offers: order.lines.map(({ id }) => ({
    lineId: id,
    kind: 'as_prescribed' as const,
    productId: product,
    quantity: 1,
    unitPrice,
    note: '',
  })),
  note: '',
  hasPaper: false,
})

/** The same, priced. */
export async function makeQuote(server: TestServer, lines = [line()]) {
  const made = await makeRequest(server, lines)
  const order = await server.call(
    contract.quoteMedicine,
    { params: { id: made.order.id }, body: offered(made) },
    { as: made.pharmacy, key: key(server) },
  )
  return { ...made, order }
}

/** The same, agreed to: it waits for its money. */
export async function makeAgreed(server: TestServer, lines = [line()]) {
  const made = await makeQuote(server, lines)
  const order = await server.call(
    contract.agreeToQuote,
    { params: { id: made.order.id }, body: { revision: made.order.revision, total: made.order.order.total.amount } },
    { as: made.patient, key: key(server) },
  )
  return { ...made, order }
}

/** The same, paid with a card that works. */
export async function makePaid(server: TestServer, lines = [line()]) {
  const made = await makeAgreed(server, lines)
  await payWith(server, made.patient, made.order.id)
  return made
}
