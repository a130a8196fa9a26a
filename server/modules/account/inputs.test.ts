import { describe, expect, it } from 'vitest'
import { accountContract as account } from '#contract/account/contract.ts'
import type { Call } from '#contract/kernel/call.ts'
import { makePatient } from '../../../tests/support/people.ts'
import { createTestServer } from '../../../tests/support/server.ts'

const server = await createTestServer()

const id = '0199aaaa-0000-7000-8000-000000000001'
const address = { lines: ['1 Willow Lane'], city: 'Boston', country: 'US' }
const registrant = { name: 'Rosa', email: 'rosa@example.test', password: 'a quiet Harbour 7' }
const doctor = { ...registrant, doctorKind: 'physician', speciality: 'cardiology', licenceNumber: 'D-1' }
const pharmacy = { ...registrant, legalName: 'Willow', licenceNumber: 'P-1', address }
const company = { ...registrant, legalName: 'Willow', taxNumber: 'T-1', contactName: 'Rosa', billingAddress: address }
const credentials = { email: 'rosa@example.test', password: 'secret', kind: 'patient' }
const reset = { email: 'rosa@example.test', code: '123456', password: 'a quiet Harbour 7' }

/** A good body, the field to spoil, what to put there, and the code that the field answers. */
const faults: [Call, Record<string, unknown>, string, unknown, string][] = [
  [account.login, credentials, 'email', 'rosa', 'invalid_format'],
  [account.login, credentials, 'email', undefined, 'required'],
  [account.login, credentials, 'email', `${'r'.repeat(250)}@example.test`, 'too_big'],
  [account.login, credentials, 'password', '', 'too_small'],
  [account.login, credentials, 'password', 'x'.repeat(129), 'too_big'],
  [account.login, credentials, 'password', 7, 'invalid_type'],
  [account.login, credentials, 'kind', 'staff', 'invalid_choice'],
  [account.login, credentials, 'kind', undefined, 'required'],
  [account.login, credentials, 'userType', 3, 'unknown_field'],
  [account.renewAccessToken, { refreshToken: 'x' }, 'refreshToken', undefined, 'required'],
  [account.renewAccessToken, { refreshToken: 'x' }, 'accessToken', 'x', 'unknown_field'],
  [account.registerPatient, registrant, 'name', '  ', 'too_small'],
  [account.registerPatient, registrant, 'name', '\u200b', 'too_small'],
  [account.registerPatient, registrant, 'name', '\u2800\u3164\u00ad\u202e', 'too_small'],
  [account.registerPatient, registrant, 'name', 'x'.repeat(121), 'too_big'],
  [account.registerPatient, registrant, 'email', 'a@b', 'invalid_format'],
  [account.registerPatient, registrant, 'password', '1234567', 'too_small'],
  [account.registerPatient, registrant, 'password', 'x'.repeat(129), 'too_big'],
  [account.registerPatient, registrant, 'password', 'Password1', 'common_password'],
  [account.registerPatient, registrant, 'password', 'ROSA@example.test', 'password_is_email'],
  [account.registerPatient, registrant, 'locale', 'xx-XX', 'invalid_choice'],
  [account.registerPatient, registrant, 'timeZone', 'Mars/Olympus', 'unknown_time_zone'],
  [account.registerPatient, registrant, 'status', 'active', 'unknown_field'],
  [account.registerPatient, registrant, 'name', 'Ro\u0000sa', 'invalid_character'],
  [account.registerDoctor, doctor, 'doctorKind', 'dentist', 'invalid_choice'],
  [account.registerDoctor, doctor, 'speciality', 'small-animals', 'speciality_of_other_kind'],
  [account.registerDoctor, doctor, 'speciality', 'astrology', 'invalid_choice'],
  [account.registerDoctor, doctor, 'licenceNumber', '', 'too_small'],
  [account.registerDoctor, doctor, 'licenceState', 'verified', 'unknown_field'],
  [account.registerPharmacy, pharmacy, 'legalName', undefined, 'required'],
  [account.registerPharmacy, pharmacy, 'licenceNumber', 'x'.repeat(41), 'too_big'],
  [account.registerPharmacy, pharmacy, 'address', 'Boston', 'invalid_type'],
  [account.registerCompany, company, 'taxNumber', undefined, 'required'],
  [account.registerCompany, company, 'contactName', '', 'too_small'],
  [account.confirmRegistration, { registrationId: id, code: '123456' }, 'registrationId', 'x', 'invalid_format'],
  [account.confirmRegistration, { registrationId: id, code: '123456' }, 'code', '12345', 'invalid_format'],
  [account.confirmRegistration, { registrationId: id, code: '123456' }, 'code', 123456, 'invalid_type'],
  [account.sendMobileCode, { phone: '+34600111222' }, 'phone', '600111222', 'invalid_format'],
  [account.sendMobileCode, { phone: '+34600111222' }, 'phone', '+0600111222', 'invalid_format'],
  [account.sendMobileCode, { phone: '+34600111222' }, 'phone', '+9999999999999', 'invalid_phone'],
  [account.sendMobileCode, { phone: '+34600111222' }, 'phone', '+4901512345678', 'invalid_phone'],
  [account.sendMobileCode, { phone: '+34600111222' }, 'phone', '+34600111222;ext=12', 'invalid_format'],
  [account.mobileLogin, { phone: '+34600111222', code: '123456' }, 'code', '12 456', 'invalid_format'],
  [account.mobileLogin, { phone: '+34600111222', code: '123456' }, 'phone', '+1'.padEnd(17, '2'), 'invalid_format'],
  [account.forgotPassword, { email: 'rosa@example.test' }, 'email', null, 'invalid_type'],
  [account.resetPassword, reset, 'code', '1234567', 'invalid_format'],
  [account.resetPassword, reset, 'password', 'qwertyuiop', 'common_password'],
  [account.socialLogin, { idToken: 'a.b.c' }, 'idToken', 'x'.repeat(8193), 'too_big'],
]

describe('bad input', () => {
  it.each(faults)('$path names the field: %#', async (endpoint, good, field, value, code) => {
    const problem = await server.refusal(endpoint, { body: { ...good, [field]: value } })
    expect(problem).toMatchObject({ status: 422, code: 'invalid_input' })
    expect(problem.errors).toEqual(expect.arrayContaining([expect.objectContaining({ field, code })]))
  })

  it.each([
    ['address.lines', { ...address, lines: [] }],
    ['address.city', { ...address, city: '' }],
    ['address.country', { ...address, country: 'usa' }],
    ['address.planet', { ...address, planet: 'Earth' }],
  ])('names %s within an address', async (field, spoilt) => {
    const problem = await server.refusal(account.registerPharmacy, { body: { ...pharmacy, address: spoilt } })
    expect(problem.errors).toMatchObject([{ field }])
  })

  it('says what is wrong with every field at once', async () => {
    const { errors } = await server.refusal(account.login, { body: {} })
    expect(errors?.map(({ field }) => field)).toEqual(['email', 'password', 'kind'])
  })

  it('never answers with what was sent', async () => {
    const body = { ...credentials, email: 'a-private-address', password: 'a-private-word'.repeat(20) }
    expect(JSON.stringify(await server.refusal(account.login, { body }))).not.toContain('private')
    expect(JSON.stringify(server.log.entries)).not.toContain('private')
  })

  it('names the session’s id', async () => {
    const person = await makePatient(server)
    const problem = await server.refusal(account.endSession, { params: { id: 'one' } }, { as: person })
    expect(problem).toMatchObject({ status: 422, errors: [{ field: 'id' }] })
  })
})
