import { expect, test } from 'vitest'
import { medicineOrdersContract as contract } from '#contract/medicine-orders/contract.ts'
import { pharmacyContract } from '#contract/pharmacy/contract.ts'
import { prescriptionsContract } from '#contract/prescriptions/contract.ts'
import { recordsContract } from '#contract/records/contract.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Person } from '../../../tests/support/people.ts'
import { createTestServer } from '../../../tests/support/server.ts'
import { openRecord, takeIn } from '../records/index.ts'
import { penicillin } from '../records/testing/make-entry.ts'
import { makePaid } from './testing/make-medicine-order.ts'

const server = await createTestServer()
const { send, call, db } = server
const key = () => `race-of-hold-${server.platform.ids.next()}`
const body = { outcome: 'filled' as const, quantity: 1, lot: 'L-7', expiresOn: '2027-05-01', reason: '', recentReason: '' }

async function makeReady() {
  const made = await makePaid(server)
  const input = { params: { id: made.order.id }, body: { step: 'accept' as const } }
  await call(pharmacyContract.takeDeskStep, input, { as: made.pharmacy, key: key() })
  return made
}
const dispense = ({ order, pharmacy }: Awaited<ReturnType<typeof makeReady>>) =>
  send(
    contract.dispenseLine,
    { params: { id: order.id }, body: { ...body, lineId: order.lines[0]!.id } },
    { as: pharmacy, key: key() },
  )
const addAllergy = (patient: Person) =>
  send(recordsContract.addEntry, { params: { id: patient.userId }, body: { facts: penicillin } }, { as: patient, key: key() })
const fillsOf = (id: string) =>
  db.selectFrom('prescription_fills').select('filled_at').where('prescription_id', '=', id).execute()

test('an allergy that is told while the pharmacy dispenses stops it, or comes after and is told to everybody', async () => {
  for (let round = 0; round < 8; round += 1) {
    const made = await makeReady()
    const work = [() => dispense(made), () => addAllergy(made.patient)]
    if (round % 2) work.reverse()
    const answers = await Promise.all(work.map((each) => each()))
    const [dispensed, told] = round % 2 ? answers.toReversed() : answers
    expect(told!.status).toBe(201)
    expect([200, 409]).toContain(dispensed!.status)
    if (dispensed!.status === 409) expect(await dispensed!.json()).toMatchObject({ code: 'prescription_on_hold' })
    expect(await fillsOf(made.prescription.id)).toHaveLength(dispensed!.status === 200 ? 1 : 0)
    const read = await call(prescriptionsContract.readPrescription, { params: { id: made.prescription.id } }, { as: made.doctor })
    expect(read.conflicts).toHaveLength(1)
    expect((await dispense(made)).status).toBe(409)
    const notices = await db
      .selectFrom('notices')
      .select('kind')
      .where('user_id', '=', made.pharmacy.userId)
      .where('kind', '=', 'medicineOnHold')
      .execute()
    expect(notices).toHaveLength(1)
  }
})

test('whoever dispenses while a change of the record has yet to commit waits for it, and is refused', async () => {
  const made = await makeReady()
  const { patient } = made
  const actor: Actor = {
    userId: patient.userId,
    userType: 0,
    role: 'patient',
    sessionId: '',
    locale: 'en-US',
    timeZone: 'UTC',
    doctorId: null,
    rights: [],
    seenBy: null,
  }
  let begin: (() => void) | undefined
  const answer = new Promise<void>((resolve) => (begin = resolve)).then(() => dispense(made))
  await server.platform.transact(async (work) => {
    const opened = await openRecord(work.db, actor, patient.userId, 'write', server.clock.now())
    await takeIn(server.platform, work, actor, opened, { told: [penicillin], isRehearsal: false })
    begin!()
  })
  expect((await answer).status).toBe(409)
  expect(await fillsOf(made.prescription.id)).toEqual([])
})
