import { describe, expect, it } from 'vitest'
import { carersContract as carers } from '#contract/carers/contract.ts'
import { peopleContract as people } from '#contract/people/contract.ts'
import { messagesTo } from '../../../tests/support/outbox.ts'
import { makeDoctor, makePatient, makePet, signIn, type Person } from '../../../tests/support/people.ts'
import { createTestServer } from '../../../tests/support/server.ts'
import { carerLink, makeCare, makeCarer } from './testing/make-carer.ts'

const server = await createTestServer()
const email = 'sitter@example.test'

async function household() {
  const owner = await makePatient(server, { name: 'Ann Owner' })
  return { owner, petId: await makePet(server, owner, { name: 'Rex' }) }
}
const invite = (owner: Person, id: string, to = email) =>
  server.call(carers.inviteCarer, { params: { id }, body: { email: to, rights: ['book'] } }, { as: owner })
const noticesOf = (person: { userId: string }) =>
  server.db.selectFrom('notices').select(['kind', 'data']).where('user_id', '=', person.userId).orderBy('id').execute()
const listOf = (owner: Person, id: string) => server.call(carers.listCarers, { params: { id } }, { as: owner })

describe('an invitation', () => {
  it('makes a carer of who accepts it, with the rights given, once', async () => {
    const { owner, petId } = await household()
    await invite(owner, petId)
    const token = await carerLink(server, email)
    expect(await server.call(carers.readCarerInvitation, { body: { token } })).toEqual({
      owner: 'Ann Owner',
      pet: { name: 'Rex', species: 'dog' },
      rights: ['see', 'book'],
      expiresAt: '2026-03-09T09:00:00.000Z',
    })
    const sitter = await makePatient(server, { name: 'Sam Sitter' })
    const care = await server.call(carers.acceptCarerInvitation, { body: { token } }, { as: sitter })
    expect(care).toMatchObject({ pet: { id: petId }, owner: { name: 'Ann Owner' }, rights: ['see', 'book'] })
    expect(await server.call(carers.listPetsInCare, {}, { as: sitter })).toEqual([care])
    expect(await listOf(owner, petId)).toMatchObject({
      carers: [{ id: care.carerId, name: 'Sam Sitter', invitedAs: email, rights: ['see', 'book'] }],
      invitations: [],
    })
    expect(await noticesOf(owner)).toEqual([{ kind: 'carerJoined', data: { name: 'Sam Sitter', pet: 'Rex' } }])
    const again = { body: { token } }
    expect(await server.refusal(carers.acceptCarerInvitation, again, { as: await makePatient(server) })).toMatchObject({
      status: 404,
      code: 'invitation_over',
    })
  })

  it('says in the mail neither who invites nor to which animal, for anybody can call themselves anything', async () => {
    const owner = await makePatient(server, { name: 'Buy at evil.example' })
    const petId = await makePet(server, owner, { name: 'Cheap pills' })
    await invite(owner, petId)
    const [mail] = await messagesTo(server, email)
    expect(mail!.template).toBe('mail.carerInvitation')
    for (const typed of ['evil', 'Cheap', 'pills']) expect(`${mail!.subject} ${mail!.text}`).not.toContain(typed)
  })

  it('keeps no secret that the database could tell', async () => {
    const { owner, petId } = await household()
    await invite(owner, petId)
    const token = await carerLink(server, email)
    expect(JSON.stringify(await server.db.selectFrom('carer_invitations').selectAll().execute())).not.toContain(token)
  })

  it('is declined without an account, and the owner is told', async () => {
    const { owner, petId } = await household()
    await invite(owner, petId)
    const token = await carerLink(server, email)
    await server.call(carers.declineCarerInvitation, { body: { token } })
    expect(await noticesOf(owner)).toEqual([{ kind: 'carerDeclined', data: { pet: 'Rex' } }])
    expect(await listOf(owner, petId)).toEqual({ carers: [], invitations: [] })
    expect(await server.refusal(carers.readCarerInvitation, { body: { token } })).toMatchObject({ code: 'invitation_over' })
  })

  it('is over after a week, and lives again when it is sent again under another link', async () => {
    const { owner, petId } = await household()
    const { id } = await invite(owner, petId)
    const first = await carerLink(server, email)
    server.clock.advance({ hours: 7 * 24 })
    expect(await server.refusal(carers.readCarerInvitation, { body: { token: first } })).toMatchObject({
      code: 'invitation_over',
    })
    await server.call(carers.resendCarerInvitation, { params: { id } }, { as: await signIn(server, owner) })
    const second = await carerLink(server, email)
    expect(await server.refusal(carers.readCarerInvitation, { body: { token: first } })).toMatchObject({
      code: 'invitation_over',
    })
    expect(await server.call(carers.readCarerInvitation, { body: { token: second } })).toMatchObject({ rights: ['see', 'book'] })
  })

  it.each(['withdrawn', 'of a pet in the archive', 'of a suspended owner'])('is no good when it is %s', async (why) => {
    const { owner, petId } = await household()
    const { id } = await invite(owner, petId)
    const token = await carerLink(server, email)
    const params = { id: petId }
    if (why === 'withdrawn') await server.call(carers.withdrawCarerInvitation, { params: { id } }, { as: owner })
    else if (why === 'of a suspended owner')
      await server.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', owner.userId).execute()
    else await server.call(people.archivePet, { params }, { as: owner })
    expect(
      await server.refusal(carers.acceptCarerInvitation, { body: { token } }, { as: await makePatient(server) }),
    ).toMatchObject({ status: 404, code: 'invitation_over' })
  })

  it('is refused where the address is invited, cares already or is the owner’s, and for a pet in the archive', async () => {
    const { owner, petId } = await household()
    const carer = await makeCarer(server, { id: petId, owner }, [])
    await invite(owner, petId)
    const send = (to: string) =>
      server.refusal(carers.inviteCarer, { params: { id: petId }, body: { email: to, rights: [] } }, { as: owner })
    expect(await send('SITTER@example.test')).toMatchObject({ status: 409, code: 'carer_invited' })
    expect(await send(carer.email.toUpperCase())).toMatchObject({ status: 409, code: 'already_carer' })
    expect(await send(owner.email)).toMatchObject({ status: 409, code: 'own_pet' })
    expect(await send('no address')).toMatchObject({ status: 422, errors: [{ field: 'email' }] })
    await server.call(people.archivePet, { params: { id: petId } }, { as: owner })
    expect(await send('other@example.test')).toMatchObject({ status: 409, code: 'pet_archived' })
  })

  it('cannot be accepted by the owner, nor twice by one person under two addresses', async () => {
    const { owner, petId } = await household()
    const carer = await makeCarer(server, { id: petId, owner }, [])
    await invite(owner, petId)
    const body = { token: await carerLink(server, email) }
    expect(await server.refusal(carers.acceptCarerInvitation, { body }, { as: owner })).toMatchObject({ code: 'own_pet' })
    expect(await server.refusal(carers.acceptCarerInvitation, { body }, { as: carer })).toMatchObject({ code: 'already_carer' })
    // Neither spent it.
    expect(await server.call(carers.readCarerInvitation, { body })).toMatchObject({ owner: 'Ann Owner' })
  })

  it('is one of ten people a pet at most, and is not sent to one address over and over', async () => {
    const { owner, petId } = await household()
    const { id } = await invite(owner, petId)
    for (let other = 1; other < 10; other += 1) await invite(owner, petId, `sitter-${other}@example.test`)
    const body = { email: 'eleventh@example.test', rights: [] }
    expect(await server.refusal(carers.inviteCarer, { params: { id: petId }, body }, { as: owner })).toMatchObject({
      status: 409,
      code: 'too_many_carers',
    })
    for (let times = 1; times < 4; times += 1) await server.call(carers.resendCarerInvitation, { params: { id } }, { as: owner })
    expect(await server.refusal(carers.resendCarerInvitation, { params: { id } }, { as: owner })).toMatchObject({ status: 429 })
  })

  it('is forgotten three months after its time', async () => {
    const { owner, petId } = await household()
    await invite(owner, petId)
    const left = async () => (await server.db.selectFrom('carer_invitations').select('id').execute()).length
    server.clock.advance({ hours: 24 * 96 })
    await server.runJobs()
    expect(await left()).toBe(1)
    server.clock.advance({ hours: 24 * 2 })
    await server.runJobs()
    expect(await left()).toBe(0)
  })
})

describe('rights', () => {
  it('are told to whom they concern, and their watches are looked at; the same ones are no change', async () => {
    const { owner, carer } = await makeCare(server, ['book'])
    const params = { id: carer.carerId }
    await server.call(carers.changeCarerRights, { params, body: { rights: ['book', 'see'] } }, { as: owner })
    expect(await noticesOf(carer)).toEqual([])
    const change = { params, body: { rights: ['pay' as const] } }
    expect(await server.call(carers.changeCarerRights, change, { as: owner })).toMatchObject({ rights: ['see', 'pay'] })
    expect(await noticesOf(carer)).toMatchObject([{ kind: 'carerRightsChanged', data: { pet: 'Biscuit' } }])
    expect(server.hub.reviewed).toEqual([carer.userId])
    const told = server.hub.published.filter(({ event }) => event.kind === 'carer.changed').map(({ userId }) => userId)
    expect(told.slice(-2).toSorted()).toEqual([owner.userId, carer.userId].toSorted())
  })

  it('are the owner’s to give alone: not the carer’s, nor another carer’s', async () => {
    const { pet, carer } = await makeCare(server, ['book', 'pay', 'decide'])
    const other = await makeCarer(server, pet, ['book', 'pay', 'decide'])
    const change = { params: { id: carer.carerId }, body: { rights: ['book' as const] } }
    for (const as of [carer, other])
      expect(await server.refusal(carers.changeCarerRights, change, { as })).toMatchObject({ status: 404 })
    const body = { email, rights: [] }
    expect(await server.refusal(carers.inviteCarer, { params: { id: pet.id }, body }, { as: carer })).toMatchObject({
      status: 404,
    })
    expect(await server.refusal(carers.listCarers, { params: { id: pet.id } }, { as: carer })).toMatchObject({ status: 404 })
    expect(await server.refusal(people.changePet, { params: { id: pet.id }, body: {} }, { as: carer })).toMatchObject({
      status: 404,
    })
  })
})

describe('care', () => {
  it('ends at once when the owner withdraws it; the carer is told', async () => {
    const { owner, carer } = await makeCare(server)
    await server.call(carers.endCare, { params: { id: carer.carerId } }, { as: owner })
    expect(await server.call(carers.listPetsInCare, {}, { as: carer })).toEqual([])
    expect(await noticesOf(carer)).toMatchObject([{ kind: 'carerWithdrawn', data: { pet: 'Biscuit' } }])
    expect(await server.refusal(carers.endCare, { params: { id: carer.carerId } }, { as: owner })).toMatchObject({ status: 404 })
  })

  it('ends when the carer leaves; the owner is told, and may invite them again', async () => {
    const { owner, pet, carer } = await makeCare(server)
    await server.call(carers.endCare, { params: { id: carer.carerId } }, { as: carer })
    expect(await noticesOf(owner)).toMatchObject([{ kind: 'carerJoined' }, { kind: 'carerLeft', data: { name: carer.name } }])
    await expect(invite(owner, pet.id, carer.email)).resolves.toMatchObject({ email: carer.email })
  })

  it('shows no pet in its owner’s archive, and none of a suspended owner', async () => {
    const { owner, pet, carer } = await makeCare(server)
    const shown = async () => (await server.call(carers.listPetsInCare, {}, { as: carer })).length
    await server.call(people.archivePet, { params: { id: pet.id } }, { as: owner })
    expect(await shown()).toBe(0)
    await server.call(people.restorePet, { params: { id: pet.id } }, { as: owner })
    expect(await shown()).toBe(1)
    await server.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', owner.userId).execute()
    expect(await shown()).toBe(0)
  })

  it('is of patients alone', async () => {
    const { owner, petId } = await household()
    await invite(owner, petId)
    const body = { token: await carerLink(server, email) }
    expect(await server.refusal(carers.acceptCarerInvitation, { body }, { as: await makeDoctor(server) })).toMatchObject({
      status: 403,
      code: 'wrong_role',
    })
  })
})
