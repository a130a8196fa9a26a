import { describe, expect, it } from 'vitest'
import { accountContract as account } from '#contract/account/contract.ts'
import { staffContract as staff } from '#contract/staff/contract.ts'
import { makeDoctor, makeStaff, signIn } from '../../../tests/support/people.ts'
import { createTestServer } from '../../../tests/support/server.ts'
import { openLink } from './testing/open-link.ts'

const server = await createTestServer()
const email = 'mara@example.test'
const joining = { name: 'Mara Lind', password: 'a quiet Harbour 7' } as const

const many = <T>(count: number, make: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)))

describe('on many connections', () => {
  it('of ten acceptances of one invitation one makes an account', async () => {
    const doctor = await makeDoctor(server)
    await server.call(staff.inviteStaff, { body: { email, rights: ['history'] } }, { as: doctor })
    const token = await openLink(server, email)
    const answers = await many(10, () => server.send(staff.acceptInvitation, { body: { token, ...joining } }))
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b)
    expect(statuses).toEqual([201, ...Array.from({ length: 9 }, () => 404)])
    expect(await server.call(staff.listStaff, {}, { as: doctor })).toHaveLength(1)
  })

  it('of an acceptance and a withdrawal one is done', async () => {
    const doctor = await makeDoctor(server)
    const { id } = await server.call(staff.inviteStaff, { body: { email, rights: [] } }, { as: doctor })
    const token = await openLink(server, email)
    const [accepted, withdrawn] = await Promise.all([
      server.send(staff.acceptInvitation, { body: { token, ...joining } }),
      server.send(staff.withdrawInvitation, { params: { id } }, { as: doctor }),
    ])
    expect([
      [201, 404],
      [404, 204],
    ]).toContainEqual([accepted.status, withdrawn.status])
    const members = await server.call(staff.listStaff, {}, { as: doctor })
    expect(members).toHaveLength(accepted.status === 201 ? 1 : 0)
  })

  it('five invitations of one address at once are one', async () => {
    const doctor = await makeDoctor(server)
    const answers = await many(5, () => server.send(staff.inviteStaff, { body: { email, rights: [] } }, { as: doctor }))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(await server.call(staff.listInvitations, {}, { as: doctor })).toHaveLength(1)
  })

  it('no session outlives a suspension that comes with sign-ins', async () => {
    const doctor = await makeDoctor(server)
    const member = await makeStaff(server, doctor)
    const [sessions] = await Promise.all([
      many(5, () => signIn(server, member)),
      server.call(staff.suspendStaff, { params: { id: member.userId } }, { as: doctor }),
    ])
    for (const session of sessions) expect((await server.send(account.me, {}, { as: session })).status).toBe(401)
  })
})
