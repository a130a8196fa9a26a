import { describe, expect, it } from 'vitest'
import { accountContract as account } from '#contract/account/contract.ts'
import { locales } from '#contract/kernel/values.ts'
import { makeAdmin, makeDoctor, makePatient } from '../../../tests/support/people.ts'
import { codeSentTo, messagesTo, otherCode } from '../../../tests/support/outbox.ts'
import { createTestServer } from '../../../tests/support/server.ts'

const server = await createTestServer()

const registrant = {
  name: 'Rosa Marin',
  email: 'rosa@example.test',
  password: 'a quiet Harbour 7',
  locale: 'es-ES',
  timeZone: 'Europe/Madrid',
} as const
const address = { lines: ['1 Willow Lane'], city: 'Boston', country: 'US' }
const doctor = { ...registrant, doctorKind: 'veterinarian', speciality: 'small-animals', licenceNumber: 'V-100' } as const
const pharmacy = { ...registrant, legalName: 'Willow Pharmacy', licenceNumber: 'P-100', address }
const company = {
  ...registrant,
  legalName: 'Willow Foods',
  taxNumber: 'T-100',
  contactName: 'Rosa Marin',
  billingAddress: address,
}

const confirm = (registrationId: string, code: string) =>
  server.call(account.confirmRegistration, { body: { registrationId, code } })
const refusedConfirm = (registrationId: string, code: string) =>
  server.refusal(account.confirmRegistration, { body: { registrationId, code } })
const patient = (overrides = {}) => server.call(account.registerPatient, { body: { ...registrant, ...overrides } })

describe('registering', () => {
  it.each([
    ['patient', account.registerPatient, registrant, 0, null],
    ['doctor', account.registerDoctor, doctor, 1, 'unverified'],
    ['pharmacy', account.registerPharmacy, pharmacy, 2, 'unverified'],
    ['company', account.registerCompany, company, 4, null],
  ] as const)(
    'makes a %s’s account once the mailed code came back, and signs in',
    async (kind, endpoint, body, userType, verification) => {
      const begun = await (await server.send(endpoint, { body })).json()
      expect(begun).toEqual({ registrationId: expect.any(String), expiresIn: 600, resendIn: 60 })
      expect(await server.db.selectFrom('users').select('id').execute()).toEqual([])
      const record = await confirm(begun.registrationId, await codeSentTo(server, registrant.email))
      expect(record.userType).toBe(userType)
      const me = await server.call(account.me, {}, { as: { token: record.accessToken.token } })
      expect(me).toMatchObject({
        name: 'Rosa Marin',
        email: 'rosa@example.test',
        locale: 'es-ES',
        timeZone: 'Europe/Madrid',
        verification,
      })
      await server.call(account.login, { body: { email: registrant.email, password: registrant.password, kind } })
    },
  )

  const hostile = 'Your account is blocked – go to https://evil.example'
  const alike = { ...registrant, name: hostile, email: 'stranger@example.test' }
  const hostileAddress = { lines: [hostile], city: hostile, country: 'US' }
  const hostileForms = [
    ['patient', account.registerPatient, alike],
    ['doctor', account.registerDoctor, { ...doctor, ...alike, licenceNumber: 'evil.example' }],
    ['pharmacy', account.registerPharmacy, { ...pharmacy, ...alike, legalName: hostile, address: hostileAddress }],
    [
      'company',
      account.registerCompany,
      { ...company, ...alike, legalName: hostile, contactName: hostile, billingAddress: hostileAddress },
    ],
  ] as const
  it.each(hostileForms)(
    'as a %s sends a mailbox that nobody has proven nothing that was typed, in no language',
    async (_kind, call, body) => {
      const said = new Set<string>()
      for (const locale of locales) {
        await server.reset()
        expect((await server.send(call, { body: { ...body, locale } })).status).toBe(202)
        const sent = await messagesTo(server, alike.email)
        expect(sent).toHaveLength(1)
        expect(sent[0]).toMatchObject({ locale })
        const text = `${sent[0]!.subject} ${sent[0]!.text}`
        expect(text).not.toMatch(/evil|blocked|https|stranger/)
        said.add(text.replaceAll(/\d{6}/g, ''))
      }
      expect(said.size).toBe(locales.length)
    },
  )

  it('is seen at once by administrators, in whose queue the licence is', async () => {
    const admin = await makeAdmin(server)
    const { registrationId } = await (await server.send(account.registerDoctor, { body: doctor })).json()
    expect(server.hub.published).toEqual([])
    await confirm(registrationId, await codeSentTo(server, doctor.email))
    expect(server.hub.published).toMatchObject([{ userId: admin.userId, event: { kind: 'dashboard.changed' } }])
  })

  it('keeps what a doctor, a pharmacy and a company told', async () => {
    for (const [endpoint, body, email] of [
      [account.registerDoctor, doctor, 'd@example.test'],
      [account.registerPharmacy, pharmacy, 'p@example.test'],
      [account.registerCompany, company, 'c@example.test'],
    ] as const) {
      const { registrationId } = await (await server.send(endpoint, { body: { ...body, email } })).json()
      await confirm(registrationId, await codeSentTo(server, email))
    }
    expect(await server.db.selectFrom('doctors').selectAll().execute()).toMatchObject([
      { kind: 'veterinarian', speciality: 'small-animals', licence_number: 'V-100', licence_state: 'unverified' },
    ])
    const kept = { ...address, region: '', postalCode: '' }
    expect(await server.db.selectFrom('pharmacies').selectAll().execute()).toMatchObject([
      { legal_name: 'Willow Pharmacy', address: kept },
    ])
    expect(await server.db.selectFrom('companies').selectAll().execute()).toMatchObject([
      { tax_number: 'T-100', billing_address: kept },
    ])
  })

  it('answers the same for an address that has an account, whose owner is told by mail', async () => {
    const known = await makePatient(server, { email: 'Rosa@example.test' })
    const [first, second] = [await patient({ email: 'rosa@EXAMPLE.test' }), await patient({ email: 'nobody@example.test' })]
    const plain = ({ registrationId, ...rest }: typeof first) => ({ ...rest, kind: typeof registrationId })
    expect(plain(first)).toEqual(plain(second))
    expect(await messagesTo(server, known.email)).toMatchObject([{ template: 'mail.registrationKnown' }])
    const [forKnown, forUnknown] = [
      await refusedConfirm(first.registrationId, '000000'),
      await refusedConfirm(second.registrationId, '000000'),
    ]
    expect(forKnown).toEqual(forUnknown)
    expect(forKnown).toMatchObject({ status: 422, code: 'wrong_code', errors: [{ field: 'code' }] })
  })

  it('lets nobody take an address by registering it first with a password of their own', async () => {
    const thief = await patient({ password: 'the thief knows it 1' })
    const owner = await patient({ password: 'the owner knows it 1' })
    await confirm(owner.registrationId, await codeSentTo(server, registrant.email))
    const login = (password: string) =>
      server.send(account.login, { body: { email: registrant.email, password, kind: 'patient' } })
    expect((await login('the thief knows it 1')).status).toBe(422)
    expect((await login('the owner knows it 1')).status).toBe(200)
    const code = (await messagesTo(server, registrant.email)).at(-1)!.text.match(/\d{6}/)![0]
    expect(await refusedConfirm(thief.registrationId, code)).toMatchObject({ code: 'wrong_code' })
  })

  it('takes a code once, for ten minutes, and five wrong tries', async () => {
    const used = await patient()
    const usedCode = await codeSentTo(server, registrant.email)
    await confirm(used.registrationId, usedCode)
    expect(await refusedConfirm(used.registrationId, usedCode)).toMatchObject({ code: 'wrong_code' })

    const late = await patient({ email: 'late@example.test' })
    server.clock.advance({ minutes: 10 })
    expect(await refusedConfirm(late.registrationId, await codeSentTo(server, 'late@example.test'))).toMatchObject({
      code: 'wrong_code',
    })

    const guessed = await patient({ email: 'guessed@example.test' })
    const code = await codeSentTo(server, 'guessed@example.test')
    for (let guess = 0; guess < 5; guess += 1) await refusedConfirm(guessed.registrationId, otherCode(code))
    expect(await refusedConfirm(guessed.registrationId, code)).toMatchObject({ code: 'wrong_code' })
  })

  it('makes one account when the code is sent twice at once', async () => {
    const { registrationId } = await patient()
    const code = await codeSentTo(server, registrant.email)
    const answers = await Promise.all(
      [1, 2, 3].map(() => server.send(account.confirmRegistration, { body: { registrationId, code } })),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422, 422])
    expect(await server.db.selectFrom('users').select('id').execute()).toHaveLength(1)
  })

  it('refuses a licence that is registered already, and the code stays good', async () => {
    await makeDoctor(server, {}, { kind: 'veterinarian', licence_number: 'V-100' })
    const { registrationId } = await server.call(account.registerDoctor, { body: doctor })
    const code = await codeSentTo(server, registrant.email)
    expect(await refusedConfirm(registrationId, code)).toMatchObject({ status: 409, code: 'licence_taken' })
    expect(await server.db.selectFrom('users').select('id').where('email', '=', registrant.email).execute()).toEqual([])
  })

  it('stops sending mails to one address after five', async () => {
    for (let time = 0; time < 5; time += 1) await patient()
    expect(await server.refusal(account.registerPatient, { body: registrant })).toMatchObject({ status: 429, retryAfter: 3600 })
  })

  it('writes in the language of the registrant, and no password anywhere', async () => {
    await patient()
    expect(await messagesTo(server, registrant.email)).toMatchObject([{ channel: 'email', locale: 'es-ES' }])
    expect(JSON.stringify(await server.db.selectFrom('registrations').selectAll().execute())).not.toContain(registrant.password)
  })
})
