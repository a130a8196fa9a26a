import { describe, expect, test } from 'vitest'
import { medicineOrdersContract as contract } from '#contract/medicine-orders/contract.ts'
import { paymentsContract } from '#contract/payments/contract.ts'
import { pharmacyContract } from '#contract/pharmacy/contract.ts'
import { checkKey } from '#contract/prescriptions/check-key.ts'
import { prescriptionsContract } from '#contract/prescriptions/contract.ts'
import { makePharmacy, type Person } from '../../../tests/support/people.ts'
import { createTestServer } from '../../../tests/support/server.ts'
import { line } from '../prescriptions/testing/make-prescription.ts'
import { makeEntry } from '../records/testing/make-entry.ts'
import { makeAgreed, makeIssued, makePaid, makeQuote, makeRequest, offered, wanted } from './testing/make-medicine-order.ts'

const server = await createTestServer()
const { call, refusal, db } = server
let keys = 0
const key = () => `key-of-held-medicine-${(keys += 1)}`
const becomesAllergic = ({ patient }: { patient: Person }) => makeEntry(server, patient, patient.userId)
const onHold = { status: 409, code: 'prescription_on_hold' }
const step = (as: Person, id: string, name: 'accept' | 'prepare' | 'dispatch' | 'deliver') =>
  [pharmacyContract.takeDeskStep, { params: { id }, body: { step: name } }, { as, key: key() }] as const
const dispense = (as: Person, id: string, lineId: string) =>
  [
    contract.dispenseLine,
    {
      params: { id },
      body: {
        lineId,
        outcome: 'filled' as const,
        quantity: 1,
        lot: 'L-7',
        expiresOn: '2027-05-01',
        reason: '',
        recentReason: '',
      },
    },
    { as, key: key() },
  ] as const
const read = (as: Person, id: string) => call(contract.readMedicineOrder, { params: { id } }, { as })

async function decide(doctor: Person, id: string, decision: 'keep' | 'stop') {
  const { conflicts } = await call(prescriptionsContract.readPrescription, { params: { id } }, { as: doctor })
  const body = { decision, read: conflicts.map(({ check }) => checkKey(check)), reason: 'Decided after a call' }
  await call(prescriptionsContract.decideConflicts, { params: { id }, body }, { as: doctor, key: key() })
}

describe('a prescription on hold', () => {
  test('is neither sent, quoted, agreed to nor paid, and the refusal names the line and why', async () => {
    const issued = await makeIssued(server, [line()])
    const pharmacy = await makePharmacy(server)
    await becomesAllergic(issued)
    const lineIds = issued.prescription.lines.map(({ id }) => id)
    expect(
      await refusal(
        contract.requestMedicine,
        { params: { id: issued.prescription.id }, body: wanted(pharmacy, lineIds) },
        { as: issued.patient, key: key() },
      ),
    ).toMatchObject(onHold)

    const requested = await makeRequest(server)
    await becomesAllergic(requested)
    const refused = await refusal(
      contract.quoteMedicine,
      { params: { id: requested.order.id }, body: offered(requested) },
      { as: requested.pharmacy, key: key() },
    )
    expect(refused).toMatchObject({
      ...onHold,
      errors: [{ field: requested.order.lines[0]!.id, code: 'allergy_to_class' }],
    })
    expect(JSON.stringify(refused)).not.toMatch(/penicillin/i)
    expect(await read(requested.pharmacy, requested.order.id)).toMatchObject({
      prescription: { conflicts: [{ medicines: ['Amoxicillin'], severity: 'severe' }] },
      may: { quote: false, decline: true },
    })

    const quoted = await makeQuote(server)
    await becomesAllergic(quoted)
    const body = { revision: quoted.order.revision, total: quoted.order.order.total.amount }
    expect(
      await refusal(contract.agreeToQuote, { params: { id: quoted.order.id }, body }, { as: quoted.patient, key: key() }),
    ).toMatchObject(onHold)

    const agreed = await makeAgreed(server)
    await becomesAllergic(agreed)
    expect(
      await refusal(paymentsContract.payOrder, { params: { id: agreed.order.id } }, { as: agreed.patient, key: key() }),
    ).toMatchObject(onHold)
  })

  test('is not dispensed until its doctor keeps it; its pharmacy is told of both', async () => {
    const { order, pharmacy, patient, doctor, prescription } = await makePaid(server)
    const lineId = order.lines[0]!.id
    await call(...step(pharmacy, order.id, 'accept'))
    await becomesAllergic({ patient })
    expect(await refusal(...dispense(pharmacy, order.id, lineId))).toMatchObject(onHold)
    await decide(doctor, prescription.id, 'keep')
    await call(...dispense(pharmacy, order.id, lineId))
    const told = await db
      .selectFrom('notices')
      .select('kind')
      .where('user_id', '=', pharmacy.userId)
      .where('kind', 'in', ['medicineOnHold', 'medicineReleased'])
      .orderBy('created_at')
      .orderBy('id')
      .execute()
    expect(told.map(({ kind }) => kind)).toEqual(['medicineOnHold', 'medicineReleased'])
  })

  test('is not handed over though it was made ready; stopped, it comes back with its money', async () => {
    const { order, pharmacy, patient, doctor, prescription } = await makePaid(server, [line({ refills: 0 })])
    await call(...step(pharmacy, order.id, 'accept'))
    await call(...step(pharmacy, order.id, 'prepare'))
    await call(...dispense(pharmacy, order.id, order.lines[0]!.id))
    await becomesAllergic({ patient })
    expect(await refusal(...step(pharmacy, order.id, 'dispatch'))).toMatchObject(onHold)
    await decide(doctor, prescription.id, 'stop')
    expect(await refusal(...step(pharmacy, order.id, 'dispatch'))).toMatchObject(onHold)
    await call(
      pharmacyContract.rejectDeskOrder,
      { params: { id: order.id }, body: { reason: 'Stopped by the doctor' } },
      { as: pharmacy, key: key() },
    )
    expect(await read(patient, order.id)).toMatchObject({ order: { state: 'rejected', paymentState: 'refunded' } })
  })

  test('that waits at the counter is not handed over either', async () => {
    const { order, pharmacy, patient, doctor, prescription } = await makePaid(server)
    await call(...step(pharmacy, order.id, 'accept'))
    await call(...step(pharmacy, order.id, 'prepare'))
    await call(...dispense(pharmacy, order.id, order.lines[0]!.id))
    await call(...step(pharmacy, order.id, 'dispatch'))
    await becomesAllergic({ patient })
    expect(await refusal(...step(pharmacy, order.id, 'deliver'))).toMatchObject(onHold)
    await decide(doctor, prescription.id, 'keep')
    await call(...step(pharmacy, order.id, 'deliver'))
    expect(await read(patient, order.id)).toMatchObject({ order: { state: 'delivered' } })
  })
})
