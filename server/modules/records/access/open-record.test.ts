import { expect, test } from 'vitest'
import { createTestServer } from '../../../../tests/support/server.ts'
import { makePet, type Person } from '../../../../tests/support/people.ts'
import { makeCare } from '../../carers/testing/make-carer.ts'
import { actorFor } from '../testing/actor-for.ts'
import { makeSubject } from '../testing/make-subject.ts'
import { openRecord } from './open-record.ts'

const server = await createTestServer()

async function opened(as: Person, id: string, to: 'read' | 'write' = 'read') {
  const actor = await actorFor(server, as)
  return openRecord(server.db, actor, id, to, server.clock.now()).then(
    ({ standing }) => standing,
    (error: { code?: string }) => error.code,
  )
}

test('the owner, the doctor with a visit and the doctor’s staff open a record; strangers learn nothing', async () => {
  const { id, patient, doctor, staff, strangers } = await makeSubject(server)
  expect(await opened(patient, id)).toBe('owner')
  expect(await opened(doctor, id, 'write')).toBe('doctor')
  expect(await opened(staff, id)).toBe('staff')
  expect(await opened(staff, id, 'write')).toBe('record_read_only')
  for (const stranger of strangers) expect(await opened(stranger, id)).toBe('not_found')
})

test('a visit of the owner says nothing of the pet', async () => {
  const { patient, doctor } = await makeSubject(server)
  const pet = await makePet(server, patient)
  expect(await opened(doctor, pet)).toBe('not_found')
})

test.each(['pending_payment', 'expired', 'cancelled'] as const)(
  'a doctor whose only visit is %s must state a reason',
  async (state) => {
    const { id, doctor, staff, appointmentId } = await makeSubject(server)
    const hold = state === 'pending_payment' ? { hold_expires_at: server.clock.now() } : {}
    await server.db
      .updateTable('appointments')
      .set({ state, ...hold })
      .where('id', '=', appointmentId)
      .execute()
    expect(await opened(doctor, id)).toBe('record_closed')
    expect(await opened(staff, id)).toBe('not_found')
  },
)

test('a carer reads, writes with the right to decide, and is out once the owner’s account is', async () => {
  const { owner, pet, carer } = await makeCare(server)
  expect(await opened(carer, pet.id)).toBe('carer')
  expect(await opened(carer, pet.id, 'write')).toBe('missing_pet_right')
  await server.db
    .updateTable('pet_carers')
    .set({ rights: ['see', 'decide'] })
    .where('user_id', '=', carer.userId)
    .execute()
  expect(await opened(carer, pet.id, 'write')).toBe('carer')
  await server.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', owner.userId).execute()
  expect(await opened(carer, pet.id)).toBe('not_found')
})
