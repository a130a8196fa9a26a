import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { accountContract as account } from '#contract/account/contract.ts'
import { makeDoctor, makePatient } from '../../../tests/support/people.ts'
import { createTestServer } from '../../../tests/support/server.ts'
import { createAccountModule } from './index.ts'

const projectId = 'carenest-tests'
const google = await generateKeyPair('RS256')
const stranger = await generateKeyPair('RS256')
const keys = createLocalJWKSet({ keys: [{ ...(await exportJWK(google.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }] })
const firebase = { projectId, apiKey: 'key', authDomain: 'carenest.example.test' }

const server = await createTestServer({
  settings: { firebase },
  modules: [{ ...createAccountModule(keys), authenticator: undefined, actorOfSession: undefined }],
})

const at = (seconds = 0) => Math.floor(server.clock.now().getTime() / 1000) + seconds
/** What Firebase Authentication puts into an identity token. */
const claims = (overrides: Record<string, unknown> = {}) => ({
  iss: `https://securetoken.google.com/${projectId}`,
  aud: projectId,
  sub: 'firebase-rosa',
  iat: at(-60),
  auth_time: at(-120),
  exp: at(3540),
  email: 'rosa@example.test',
  email_verified: true,
  name: 'Rosa Marin',
  ...overrides,
})
const signed = (body: Record<string, unknown>, { key = google.privateKey, alg = 'RS256', kid = 'one' } = {}) =>
  new SignJWT(body).setProtectedHeader({ alg, kid }).sign(key)
const login = async (body: Record<string, unknown>) => server.call(account.socialLogin, { body: { idToken: await signed(body) } })
const refused = async (idToken: string) => server.refusal(account.socialLogin, { body: { idToken } })
const meOf = (record: { accessToken: { token: string } }) => server.call(account.me, {}, { as: record.accessToken })

describe('social sign-in', () => {
  it('makes a patient of somebody new, and knows them again by their id at the provider', async () => {
    const first = await meOf(await login(claims()))
    expect(first).toMatchObject({ name: 'Rosa Marin', email: 'rosa@example.test', userType: 0, hasPassword: false })
    const again = await meOf(await login(claims({ email: 'other@example.test', name: 'Other' })))
    expect(again.id).toBe(first.id)
  })

  it('opens the patient’s account that has the verified address', async () => {
    const person = await makePatient(server, { email: 'Rosa@example.test' })
    expect(await meOf(await login(claims()))).toMatchObject({ id: person.userId, hasPassword: true })
  })

  it('opens nothing by an address that the provider has not verified', async () => {
    await makePatient(server, { email: 'rosa@example.test' })
    expect(await refused(await signed(claims({ email_verified: false })))).toMatchObject({ status: 422, code: 'social_refused' })
    expect(await refused(await signed(claims({ email: undefined })))).toMatchObject({ status: 422, code: 'social_refused' })
  })

  it('names the right sign-in to an account of another kind', async () => {
    await makeDoctor(server, { email: 'rosa@example.test' })
    expect(await refused(await signed(claims()))).toMatchObject({ status: 403, code: 'wrong_kind', errors: [{ code: 'doctor' }] })
  })

  it('refuses a suspended account', async () => {
    await makePatient(server, { email: 'rosa@example.test', status: 'suspended' })
    expect(await refused(await signed(claims()))).toMatchObject({ status: 403, code: 'account_suspended' })
  })

  it.each([
    ['audience', () => claims({ aud: 'another-project' })],
    ['issuer', () => claims({ iss: 'https://securetoken.google.com/another-project' })],
    ['end', () => claims({ exp: at(0) })],
    ['missing end', () => claims({ exp: undefined })],
    ['beginning in the future', () => claims({ iat: at(60) })],
    ['sign-in in the future', () => claims({ auth_time: at(60) })],
    ['empty subject', () => claims({ sub: '' })],
  ])('refuses a token for its %s', async (_what, body) => {
    expect(await refused(await signed(body()))).toMatchObject({
      status: 422,
      code: 'social_refused',
      errors: [{ field: 'idToken' }],
    })
  })

  it('refuses a token that another key signed, of another algorithm, by an unknown key, and nonsense', async () => {
    const secret = new TextEncoder().encode('a secret that everybody could know, long enough')
    const forged = [
      await signed(claims(), { key: stranger.privateKey }),
      await signed(claims(), { kid: 'two' }),
      await new SignJWT(claims()).setProtectedHeader({ alg: 'HS256', kid: 'one' }).sign(secret),
      'nonsense',
      'a.b.c',
    ]
    for (const token of forged) expect(await refused(token)).toMatchObject({ status: 422, code: 'social_refused' })
    expect(await server.db.selectFrom('users').select('id').execute()).toEqual([])
  })

  it('is shown in the configuration, with what the browser needs', async () => {
    expect((await server.call(account.configuration, {})).social).toEqual(firebase)
  })
})
