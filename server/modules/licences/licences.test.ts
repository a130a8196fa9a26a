import { expect, test } from 'vitest'
import { adminAccountContract } from '#contract/admin/account-contract.ts'
import { adminContract } from '#contract/admin/contract.ts'
import { filesContract } from '#contract/files/contract.ts'
import { licencesContract as contract } from '#contract/licences/contract.ts'
import { licenceChecks } from '#contract/licences/values.ts'
import { messagesTo } from '../../../tests/support/outbox.ts'
import { makeAdmin, makeDoctor, makePharmacy } from '../../../tests/support/people.ts'
import { insertRow } from '../../../tests/support/rows.ts'
import { createTestServer } from '../../../tests/support/server.ts'
import { wholeSlice } from '../../../tests/support/whole-slice.ts'
import { remindOfLicences } from './remind.ts'

const server = await createTestServer()
const waiting = { licence_state: 'unverified' } as const
const checked = { checks: [...licenceChecks] }
const paper = new TextEncoder().encode('%PDF-1.7')
const idsIn = (items: readonly { id: string }[]) => items.map(({ id }) => id)

test('doctors and pharmacies wait in one queue, who waits longest first', async () => {
  const as = await makeAdmin(server)
  const doctor = await makeDoctor(server, {}, waiting)
  server.clock.advance({ minutes: 1 })
  const pharmacy = await makePharmacy(server, {}, waiting)
  await makeDoctor(server)
  const { items } = await server.call(contract.listLicenceReviews, { query: {} }, { as })
  expect(idsIn(items)).toEqual([doctor.userId, pharmacy.userId])
  const { items: pharmacies } = await server.call(contract.listLicenceReviews, { query: { of: 'pharmacy' } }, { as })
  expect(idsIn(pharmacies)).toEqual([pharmacy.userId])
})

test('whoever takes a licence on keeps others away for an hour, and may leave it to them', async () => {
  const [ann, bob] = [await makeAdmin(server), await makeAdmin(server)]
  const params = { id: (await makeDoctor(server, {}, waiting)).userId }
  const mine = await server.call(contract.claimLicenceReview, { params }, { as: ann })
  expect(mine.claim).toMatchObject({ isOwn: true })
  const claimed = { status: 409, code: 'licence_claimed' }
  expect(await server.refusal(contract.claimLicenceReview, { params }, { as: bob })).toMatchObject(claimed)
  expect(await server.refusal(contract.releaseLicenceReview, { params }, { as: bob })).toMatchObject(claimed)
  expect(await server.refusal(adminContract.verifyDoctor, { params, body: checked }, { as: bob })).toMatchObject(claimed)
  await server.call(contract.releaseLicenceReview, { params }, { as: ann })
  await server.call(contract.claimLicenceReview, { params }, { as: bob })
  server.clock.advance({ minutes: 61 })
  const third = await makeAdmin(server)
  await server.call(adminContract.verifyDoctor, { params, body: checked }, { as: third })
  expect((await server.refusal(contract.readLicenceReview, { params }, { as: third })).status).toBe(404)
})

test('nothing is verified while a point of the checklist is open', async () => {
  const [as, doctor] = [await makeAdmin(server), await makeDoctor(server, {}, waiting)]
  const body = { checks: licenceChecks.slice(1) }
  const refusal = await server.refusal(adminContract.verifyDoctor, { params: { id: doctor.userId }, body }, { as })
  expect(refusal).toMatchObject({ status: 422, errors: [{ field: 'checks' }] })
})

test('a refused licence is handed in again with its papers, which only its owner and the office read', async () => {
  const [as, doctor, other] = [await makeAdmin(server), await makeDoctor(server, {}, waiting), await makeDoctor(server)]
  const params = { id: doctor.userId }
  await server.call(adminContract.refuseDoctor, { params, body: { reason: 'The number is not in the register' } }, { as })
  expect(await server.call(contract.readOwnLicence, {}, { as: doctor })).toMatchObject({
    state: 'refused',
    waitsSince: null,
    reason: 'The number is not in the register',
  })
  const fileId = server.platform.ids.next()
  await server.files.write(fileId, paper, 'application/pdf')
  const row = { owner_id: doctor.userId, purpose: 'licencePaper', type: 'application/pdf', bytes: paper.byteLength }
  await insertRow(server.db, 'files', { id: fileId, ...row, created_at: server.clock.now() })
  const body = { number: 'D-RIGHT-1', expiresOn: '2030-01-31', papers: [{ fileId, name: 'Licence' }] }
  expect(await server.refusal(contract.handInLicence, { body }, { as: other })).toMatchObject({ code: 'licence_number_verified' })
  const again = await server.call(contract.handInLicence, { body }, { as: doctor })
  expect(again).toMatchObject({ state: 'unverified', number: 'D-RIGHT-1', reason: null, expiresOn: '2030-01-31' })
  const review = await server.call(contract.readLicenceReview, { params }, { as })
  expect(review.papers).toMatchObject([{ fileId, name: 'Licence' }])
  const reading = { params: { id: fileId }, query: {} }
  expect((await server.send(filesContract.readFile, reading, { as })).status).toBe(200)
  expect((await server.send(filesContract.readFile, reading, { as: other })).status).toBe(404)
})

test('a number that somebody has is refused, and a last day that is over', async () => {
  const [doctor, other] = [await makeDoctor(server, {}, waiting), await makeDoctor(server)]
  const { number } = await server.call(contract.readOwnLicence, {}, { as: other })
  const taken = await server.refusal(contract.handInLicence, { body: { number, expiresOn: null, papers: [] } }, { as: doctor })
  expect(taken).toMatchObject({ status: 409, code: 'licence_taken' })
  const past = { number: 'D-PAST-1', expiresOn: '2020-01-01', papers: [] }
  expect((await server.refusal(contract.handInLicence, { body: past }, { as: doctor })).errors?.[0]?.field).toBe('expiresOn')
})

test('a verified licence stays so while a later last day waits; refused, the former day stays', async () => {
  const [as, pharmacy] = [await makeAdmin(server), await makePharmacy(server)]
  const params = { id: pharmacy.userId }
  const { number } = await server.call(contract.readOwnLicence, {}, { as: pharmacy })
  const renew = (expiresOn: string) =>
    server.call(contract.handInLicence, { body: { number, expiresOn, papers: [] } }, { as: pharmacy })
  expect(await renew('2030-05-01')).toMatchObject({ state: 'verified', expiresOn: null, renewsUntil: '2030-05-01' })
  const without = { number, expiresOn: null, papers: [] }
  expect((await server.refusal(contract.handInLicence, { body: without }, { as: pharmacy })).errors?.[0]?.field).toBe('expiresOn')
  await server.call(adminAccountContract.verifyPharmacy, { params, body: checked }, { as })
  expect(await server.call(contract.readOwnLicence, {}, { as: pharmacy })).toMatchObject({
    state: 'verified',
    expiresOn: '2030-05-01',
    renewsUntil: null,
  })
  await renew('2035-05-01')
  await server.call(adminAccountContract.refusePharmacy, { params, body: { reason: 'The paper shows another day' } }, { as })
  expect(await server.call(contract.readOwnLicence, {}, { as: pharmacy })).toMatchObject({
    state: 'verified',
    expiresOn: '2030-05-01',
    renewsUntil: null,
    reason: 'The paper shows another day',
  })
})

test('the end of a licence is told a month, a week and no days ahead, each once', async () => {
  const now = server.clock.now()
  const day = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10)
  const doctor = await makeDoctor(server, { time_zone: 'UTC' }, { licence_expires_on: day(31) })
  const told = async () => {
    await remindOfLicences.run(server.platform, wholeSlice(server.platform.log))
    await remindOfLicences.run(server.platform, wholeSlice(server.platform.log))
    return (await messagesTo(server, doctor.email)).length
  }
  expect(await told()).toBe(0)
  server.clock.advance({ hours: 24 })
  expect(await told()).toBe(1)
  server.clock.advance({ hours: 23 * 24 })
  expect(await told()).toBe(2)
  server.clock.advance({ hours: 7 * 24 })
  expect(await told()).toBe(3)
  server.clock.advance({ hours: 48 })
  expect(await told()).toBe(3)
})
