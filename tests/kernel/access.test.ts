import { expect, test } from 'vitest'
import { makeDoctor, makePatient, makeStaff } from '../support/people.ts'
import { createTestServer } from '../support/server.ts'
import { sample, sampleModule } from './sample-module.ts'

const server = await createTestServer({ modules: [sampleModule] })

test('a visitor has no token or an empty one', async () => {
  expect((await server.refusal(sample.whoAmI)).status).toBe(401)
  expect((await server.refusal(sample.whoAmI, {}, { headers: { Authorization: '' } })).status).toBe(401)
  expect(await server.call(sample.mine, {})).toBe('mine')
})

test('a false token is refused even where anyone may call, so that the browser renews it', async () => {
  const response = await server.send(sample.mine, {}, { as: { token: 'false' } })
  expect(response.headers.get('www-authenticate')).toBe('Bearer')
  expect(await response.json()).toMatchObject({ status: 401, code: 'invalid_token' })
})

test('an expired token is told apart', async () => {
  const patient = await makePatient(server)
  server.clock.advance({ minutes: 11 })
  expect(await server.refusal(sample.mine, {}, { as: patient })).toMatchObject({ status: 401, code: 'token_expired' })
})

test('where a token is what shall be replaced, a bad one does not matter', async () => {
  expect((await server.send(sample.signIn, {}, { as: { token: 'false' } })).status).toBe(204)
})

test('an account speaks its own language', async () => {
  const patient = await makePatient(server, { locale: 'hi-IN' })
  const answer = await server.call(sample.whoAmI, {}, { as: patient, headers: { 'Accept-Language': 'de' } })
  expect(answer).toEqual({ userId: patient.userId, locale: 'hi-IN' })
})

test('a role that is not named, and staff without the right, are refused', async () => {
  const doctor = await makeDoctor(server)
  await server.call(sample.doctorsOnly, {}, { as: doctor })
  await server.call(sample.doctorsOnly, {}, { as: await makeStaff(server, doctor, ['invoices']) })
  const without = await makeStaff(server, doctor, ['availability', 'history', 'appointments'])
  expect(await server.refusal(sample.doctorsOnly, {}, { as: without })).toMatchObject({ status: 403, code: 'missing_right' })
  expect(await server.refusal(sample.doctorsOnly, {}, { as: await makePatient(server) })).toMatchObject({
    status: 403,
    code: 'wrong_role',
  })
})

test('who may not call is not told whether what they sent is valid', async () => {
  expect((await server.refusal(sample.pay, { body: { nonsense: true } })).status).toBe(401)
})
