import { describe, expect, it } from 'vitest'
import { accountContract as account } from '#contract/account/contract.ts'
import { availabilityContract } from '#contract/booking/availability-contract.ts'
import { staffContract as staff } from '#contract/staff/contract.ts'
import { messagesTo } from '../../../tests/support/outbox.ts'
import { makeDoctor, makePatient, makeStaff, signIn, type Person } from '../../../tests/support/people.ts'
import { createTestServer } from '../../../tests/support/server.ts'
import { openLink } from './testing/open-link.ts'

const server = await createTestServer()
const email = 'mara@example.test'
const joining = { name: 'Mara Lind', password: 'a quiet Harbour 7' } as const

const invite = (doctor: Person, to = email) =>
  server.call(staff.inviteStaff, { body: { email: to, rights: ['history', 'appointments'] } }, { as: doctor })
const noticesOf = (person: { userId: string }) =>
  server.db.selectFrom('notices').select(['kind', 'data']).where('user_id', '=', person.userId).orderBy('id').execute()

describe('an invitation', () => {
  it('leads to an account of staff with the rights given, once', async () => {
    const doctor = await makeDoctor(server, { name: 'Ann Doe' })
    const { id } = await invite(doctor)
    const token = await openLink(server, email)
    expect(await server.call(staff.readInvitation, { body: { token } })).toEqual({
      doctor: 'Ann Doe',
      email,
      rights: ['appointments', 'history'],
      expiresAt: '2026-03-09T09:00:00.000Z',
    })
    const login = await server.call(staff.acceptInvitation, { body: { token, ...joining } })
    expect(login.userType).toBe(5)
    const member = { name: 'Mara Lind', email, state: 'active', rights: ['appointments', 'history'] }
    expect(await server.call(staff.listStaff, {}, { as: doctor })).toMatchObject([member])
    expect(await server.call(staff.listInvitations, {}, { as: doctor })).toEqual([])
    expect(await noticesOf(doctor)).toMatchObject([{ kind: 'staffJoined', data: { name: 'Mara Lind' } }])
    expect(await server.refusal(staff.acceptInvitation, { body: { token, ...joining } })).toMatchObject({
      status: 404,
      code: 'invitation_over',
    })
    expect(await server.refusal(staff.withdrawInvitation, { params: { id } }, { as: doctor })).toMatchObject({ status: 404 })
    const credentials = { email, password: joining.password, kind: 'doctor' } as const
    expect(await server.call(account.login, { body: credentials })).toMatchObject({ userType: 5 })
  })

  it('is over after a week, and lives again when it is sent again under another link', async () => {
    const doctor = await makeDoctor(server)
    const { id } = await invite(doctor)
    const first = await openLink(server, email)
    server.clock.advance({ hours: 7 * 24 })
    expect(await server.refusal(staff.readInvitation, { body: { token: first } })).toMatchObject({ code: 'invitation_over' })
    const again = await server.call(staff.resendInvitation, { params: { id } }, { as: await signIn(server, doctor) })
    expect(again.expiresAt).toBe('2026-03-16T09:00:00.000Z')
    const second = await openLink(server, email)
    expect(await server.refusal(staff.readInvitation, { body: { token: first } })).toMatchObject({ code: 'invitation_over' })
    expect(await server.call(staff.readInvitation, { body: { token: second } })).toMatchObject({ email })
  })

  it('is no good once it is withdrawn', async () => {
    const doctor = await makeDoctor(server)
    const { id } = await invite(doctor)
    const token = await openLink(server, email)
    await server.call(staff.withdrawInvitation, { params: { id } }, { as: doctor })
    expect(await server.refusal(staff.acceptInvitation, { body: { token, ...joining } })).toMatchObject({
      code: 'invitation_over',
    })
    await invite(doctor)
    expect(await server.call(staff.listInvitations, {}, { as: doctor })).toHaveLength(1)
  })

  it('keeps no secret that the database could tell', async () => {
    const doctor = await makeDoctor(server)
    await invite(doctor)
    const token = await openLink(server, email)
    const rows = await server.db.selectFrom('staff_invitations').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it('is refused where the address is invited or works here already, whatever its case', async () => {
    const doctor = await makeDoctor(server)
    await makeStaff(server, doctor, [], { email: 'ann@example.test' })
    await invite(doctor)
    const send = (to: string) => server.refusal(staff.inviteStaff, { body: { email: to, rights: [] } }, { as: doctor })
    expect(await send('MARA@example.test')).toMatchObject({ status: 409, code: 'already_invited' })
    expect(await send('Ann@Example.test')).toMatchObject({ status: 409, code: 'already_staff' })
    expect(await send('no address')).toMatchObject({ status: 422, errors: [{ field: 'email' }] })
    await expect(invite(await makeDoctor(server))).resolves.toMatchObject({ email })
  })

  it('tells whoever has an account already by mail alone, and not the doctor', async () => {
    const doctor = await makeDoctor(server)
    const patient = await makePatient(server)
    expect(await invite(doctor, patient.email)).toMatchObject({ email: patient.email })
    const [mail] = await messagesTo(server, patient.email)
    expect(mail).toMatchObject({ template: 'mail.staffInvitationKnown' })
    expect(mail!.text).not.toContain('#')
  })

  it('makes no account where the address got one meanwhile', async () => {
    const doctor = await makeDoctor(server)
    await invite(doctor)
    const token = await openLink(server, email)
    await makePatient(server, { email })
    expect(await server.refusal(staff.acceptInvitation, { body: { token, ...joining } })).toMatchObject({
      status: 409,
      code: 'email_taken',
    })
  })

  it.each([
    ['password', 'password1', 'common_password'],
    ['password', email, 'password_is_email'],
    ['name', ' ', 'too_small'],
  ])('names what is wrong with the %s', async (field, value, code) => {
    const doctor = await makeDoctor(server)
    await invite(doctor)
    const body = { token: await openLink(server, email), ...joining, [field]: value }
    expect(await server.refusal(staff.acceptInvitation, { body })).toMatchObject({ status: 422, errors: [{ field, code }] })
  })

  it('is not sent to one address over and over', async () => {
    const doctor = await makeDoctor(server)
    const { id } = await invite(doctor)
    for (let times = 1; times < 6; times += 1) await server.call(staff.resendInvitation, { params: { id } }, { as: doctor })
    expect(await server.refusal(staff.resendInvitation, { params: { id } }, { as: doctor })).toMatchObject({ status: 429 })
  })

  it('is forgotten three months after its time', async () => {
    const doctor = await makeDoctor(server)
    await invite(doctor)
    const left = async () => (await server.db.selectFrom('staff_invitations').select('id').execute()).length
    server.clock.advance({ hours: 24 * 96 })
    await server.runJobs()
    expect(await left()).toBe(1)
    server.clock.advance({ hours: 24 * 2 })
    await server.runJobs()
    expect(await left()).toBe(0)
  })
})

describe('rights', () => {
  it('hold with the next call, are told to whom they concern, and their watches are looked at', async () => {
    const doctor = await makeDoctor(server, { name: 'Ann Doe' })
    const member = await makeStaff(server, doctor, ['availability'])
    const read = () => server.send(availabilityContract.readAvailability, {}, { as: member })
    expect((await read()).status).toBe(200)
    const change = { params: { id: member.userId }, body: { rights: ['invoices' as const] } }
    expect(await server.call(staff.changeRights, change, { as: doctor })).toMatchObject({ rights: ['invoices'] })
    expect(await (await read()).json()).toMatchObject({ status: 403, code: 'missing_right' })
    expect(await server.call(account.me, {}, { as: member })).toMatchObject({ rights: ['invoices'] })
    expect(await noticesOf(member)).toMatchObject([{ kind: 'staffRightsChanged', data: { name: 'Ann Doe' } }])
    expect(server.hub.reviewed).toEqual([member.userId])
    const told = server.hub.published.filter(({ event }) => event.kind === 'staff.changed').map(({ userId }) => userId)
    expect(told.toSorted()).toEqual([doctor.userId, member.userId].toSorted())
  })

  it('that are the same are no change', async () => {
    const doctor = await makeDoctor(server)
    const member = await makeStaff(server, doctor, ['invoices', 'history'])
    const body = { rights: ['history', 'invoices', 'history'] as const }
    expect(
      await server.refusal(staff.changeRights, { params: { id: member.userId }, body: { rights: ['sign'] } }, { as: doctor }),
    ).toMatchObject({ status: 422 })
    await server.call(staff.changeRights, { params: { id: member.userId }, body: { rights: [...body.rights] } }, { as: doctor })
    expect(await noticesOf(member)).toEqual([])
  })

  it('are changed under the doctor’s name', async () => {
    const doctor = await makeDoctor(server)
    const member = await makeStaff(server, doctor, [])
    await server.call(staff.changeRights, { params: { id: member.userId }, body: { rights: ['history'] } }, { as: doctor })
    const entries = await server.db
      .selectFrom('audit_entries')
      .select(['user_id', 'record_id', 'reason'])
      .where('action', '=', 'staff.rights')
      .execute()
    expect(entries).toEqual([{ user_id: doctor.userId, record_id: member.userId, reason: 'history' }])
  })
})

describe('suspension', () => {
  it('ends what is open at once, keeps out, and is taken back', async () => {
    const doctor = await makeDoctor(server)
    const member = await makeStaff(server, doctor)
    const params = { id: member.userId }
    expect(await server.call(staff.suspendStaff, { params }, { as: doctor })).toMatchObject({ state: 'suspended' })
    expect(server.hub.ended).toHaveLength(1)
    expect(await server.refusal(account.me, {}, { as: member })).toMatchObject({ status: 401 })
    const { refreshToken } = member
    expect(await server.refusal(account.renewAccessToken, { body: { refreshToken } })).toMatchObject({ status: 401 })
    const body = { email: member.email, password: member.password, kind: 'doctor' } as const
    expect(await server.refusal(account.login, { body })).toMatchObject({ status: 403, code: 'account_suspended' })
    expect(await messagesTo(server, member.email)).toMatchObject([{ template: 'mail.staffSuspended' }])

    for (let times = 0; times < 2; times += 1)
      expect(await server.call(staff.restoreStaff, { params }, { as: doctor })).toMatchObject({ state: 'active' })
    expect(await server.call(account.login, { body })).toMatchObject({ userType: 5 })
    expect(await messagesTo(server, member.email)).toMatchObject([{ template: 'mail.staffRestored' }, {}])
  })

  it('by the platform is not the doctor’s to take back', async () => {
    const doctor = await makeDoctor(server)
    const member = await makeStaff(server, doctor)
    await server.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', member.userId).execute()
    const params = { id: member.userId }
    expect(await server.call(staff.restoreStaff, { params }, { as: doctor })).toMatchObject({ state: 'suspended' })
  })

  it('holds for a session that begins in the same moment', async () => {
    const doctor = await makeDoctor(server)
    const member = await makeStaff(server, doctor)
    await server.call(staff.suspendStaff, { params: { id: member.userId } }, { as: doctor })
    expect(await server.refusal(account.me, {}, { as: await signIn(server, member) })).toMatchObject({ status: 401 })
  })
})

describe('a practice’s staff', () => {
  it('is seen by the doctor and by the staff, and no other practice’s', async () => {
    const [doctor, other] = [await makeDoctor(server), await makeDoctor(server)]
    const member = await makeStaff(server, doctor, ['history'], { name: 'Ann' })
    await makeStaff(server, other)
    const expected = [{ id: member.userId, name: 'Ann', state: 'active', rights: ['history'] }]
    expect(await server.call(staff.listStaff, {}, { as: doctor })).toMatchObject(expected)
    expect(await server.call(staff.listStaff, {}, { as: member })).toMatchObject(expected)
  })
})
