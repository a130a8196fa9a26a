import { describe, expect, it } from 'vitest'
import { chatContract as chat } from '#contract/chat/contract.ts'
import { searchContract } from '#contract/search/contract.ts'
import { staffContract } from '#contract/staff/contract.ts'
import { makeDoctor, makePatient, makePharmacy, makeStaff, type Person } from '../../../tests/support/people.ts'
import { insertRow } from '../../../tests/support/rows.ts'
import { createTestServer } from '../../../tests/support/server.ts'
import { draftTo, write } from './testing/make-conversation.ts'

const server = await createTestServer()

async function practice() {
  const [ana, doctor] = [await makePatient(server, { name: 'Ana Reed' }), await makeDoctor(server, { name: 'Dr. Ben Ode' })]
  const office = await makeStaff(server, doctor, ['appointments'], { name: 'Julia Weber' })
  const now = server.clock.now()
  const [starts_at, ends_at] = [new Date(now.getTime() - 3_600_000), new Date(now.getTime() - 1_800_000)]
  await insertRow(server.db, 'appointments', {
    id: server.platform.ids.next(),
    number: 'A-1',
    patient_id: ana.userId,
    doctor_id: doctor.userId,
    mode: 'video',
    state: 'completed',
    starts_at,
    ends_at,
    buffer_before_minutes: 0,
    buffer_after_minutes: 0,
    blocked: `[${starts_at.toISOString()},${ends_at.toISOString()})`,
    fee: 0,
    currency: 'USD',
    created_at: now,
    updated_at: now,
  })
  return { ana, doctor, office }
}

const details = (as: Person, other: Person) => server.call(chat.findConversation, { query: { with: other.userId } }, { as })
const partners = async (as: Person) =>
  (await server.call(chat.listPartners, { query: {} }, { as })).people.map(({ id, because }) => [id, because])

describe('staff with the right to visits', () => {
  it('write with patients of the practice in their own name, and show their visits; the right taken, all can only be read', async () => {
    const { ana, doctor, office } = await practice()
    await write(server, ana, office)
    const conversation = await details(ana, office)
    expect(conversation).toMatchObject({ standing: 'open', because: ['visit'], peer: { worksFor: 'Dr. Ben Ode' } })
    const { cards } = await server.call(chat.listCards, { params: { id: conversation.id! } }, { as: office })
    expect(cards).toMatchObject([{ kind: 'visit', number: 'A-1' }])
    const { card } = await write(server, office, ana, { card: { kind: 'visit', id: cards[0]!.id } })
    expect(card).toMatchObject({ number: 'A-1' })

    const rights = { params: { id: office.userId }, body: { rights: ['invoices' as const] } }
    await server.call(staffContract.changeRights, rights, { as: doctor })
    expect((await details(ana, office)).standing).toBe('ended')
    for (const [as, to] of [
      [ana, office],
      [office, ana],
    ] as const)
      expect(await server.refusal(chat.sendMessage, { body: draftTo(to) }, { as })).toMatchObject({
        status: 409,
        code: 'conversation_read_only',
      })
  })

  it('are offered to write to, each side the other; the doctor too, as colleagues are', async () => {
    const { ana, doctor, office } = await practice()
    expect(await partners(ana)).toEqual(
      expect.arrayContaining([
        [doctor.userId, ['visit']],
        [office.userId, ['visit']],
      ]),
    )
    expect(await partners(office)).toEqual(
      expect.arrayContaining([
        [ana.userId, ['visit']],
        [doctor.userId, ['practice']],
      ]),
    )
    const other = await makeStaff(server, doctor, [])
    expect(await partners(other)).toEqual(expect.arrayContaining([[office.userId, ['practice']]]))
    expect(await server.refusal(chat.sendMessage, { body: draftTo(ana) }, { as: other })).toMatchObject({ status: 404 })
  })

  it('of another practice find nobody of this one', async () => {
    const { ana } = await practice()
    const elsewhere = await makeStaff(server, await makeDoctor(server))
    expect(await server.refusal(chat.findConversation, { query: { with: ana.userId } }, { as: elsewhere })).toMatchObject({
      status: 404,
    })
    expect(await server.refusal(chat.sendMessage, { body: draftTo(elsewhere) }, { as: ana })).toMatchObject({ status: 404 })
  })
})

it('conversations are found by the name of whom they are with, by their two alone', async () => {
  const { ana, doctor, office } = await practice()
  await write(server, ana, office)
  const find = async (as: Person) =>
    (await server.call(searchContract.search, { body: { words: 'juli web' } }, { as })).items.filter(
      ({ kind }) => kind === 'conversation',
    )
  expect(await find(ana)).toMatchObject([{ id: office.userId, name: 'Julia Weber', role: 'staff' }])
  expect(await find(doctor)).toEqual([])
})

it('buyer and seller write to each other while an order is under way, however long, and for thirty days after its end', async () => {
  const [buyer, pharmacy] = [await makePatient(server), await makePharmacy(server)]
  const id = server.platform.ids.next()
  const days = (ago: number) => new Date(server.clock.now().getTime() - ago * 86_400_000)
  await insertRow(server.db, 'orders', {
    id,
    number: `S-${id.slice(-6)}`,
    kind: 'shop',
    payment_state: 'paid',
    fulfilment_state: 'dispatched',
    buyer_id: buyer.userId,
    seller_id: pharmacy.userId,
    subject_kind: 'pharmacy',
    subject_id: pharmacy.userId,
    lines: JSON.stringify([]),
    currency: 'USD',
    subtotal: 0,
    total: 0,
    created_at: days(45),
    updated_at: days(44),
  })
  const standing = async () => (await details(buyer, pharmacy)).standing
  const ended = (at: Date) =>
    server.db.updateTable('orders').set({ fulfilment_state: 'delivered', updated_at: at }).where('id', '=', id).execute()
  expect(await standing()).toBe('open')
  await write(server, buyer, pharmacy)
  await ended(days(29))
  expect(await standing()).toBe('open')
  await ended(days(31))
  expect(await standing()).toBe('ended')
})
