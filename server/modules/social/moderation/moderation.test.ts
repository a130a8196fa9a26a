import { describe, expect, it } from 'vitest'
import { socialContract as social } from '#contract/social/contract.ts'
import { makeAdmin, makePatient } from '../../../../tests/support/people.ts'
import { createTestServer } from '../../../../tests/support/server.ts'
import { makePost, postDraft, reportedCase } from '../testing/make-post.ts'

const server = await createTestServer()
const { call, refusal } = server

const reason = 'Advice that harms'

describe('a report', () => {
  it('joins the case of the same thing, which keeps it as it was; who reported does not see it any more', async () => {
    const { id, postId, author, reporter, admin } = await reportedCase(server)
    const another = await makePatient(server)
    await call(
      social.changePost,
      { params: { id: postId }, body: { ...postDraft({ text: 'Never said' }), version: 1 } },
      { as: author },
    )
    await call(social.report, { body: { subject: 'post', id: postId, reason: 'cruelty', words: 'Look' } }, { as: another })
    const found = await call(social.readCase, { params: { id } }, { as: admin })
    expect(found).toMatchObject({ state: 'open', frozen: { text: 'First walk without the cone' } })
    expect(found.reports.map((report) => report.reason)).toEqual(['spam', 'cruelty'])
    expect(JSON.stringify(found)).not.toContain(reporter.userId)
    expect(await refusal(social.readPost, { params: { id: postId } }, { as: reporter })).toMatchObject({ status: 404 })
    expect((await call(social.readPost, { params: { id: postId } }, { as: author })).text).toBe('Never said')
  })

  it('is made once, and never of one’s own', async () => {
    const { postId, author } = await reportedCase(server)
    const own = await refusal(social.report, { body: { subject: 'post', id: postId, reason: 'spam' } }, { as: author })
    expect(own).toMatchObject({ status: 409, code: 'own_member' })
    const as = await makePatient(server)
    const again = { body: { subject: 'member', id: author.userId, reason: 'harassment' } } as const
    await call(social.report, again, { as })
    expect(await refusal(social.report, again, { as })).toMatchObject({ status: 409, code: 'already_reported' })
  })
})

describe('a decision', () => {
  it('hides for all but its author, who reads why and may appeal once; another administrator lifts it', async () => {
    const { id, postId, author, admin } = await reportedCase(server)
    const reader = await makePatient(server)
    await call(social.decideCase, { params: { id }, body: { decision: 'hide', reason } }, { as: admin })
    expect(await refusal(social.readPost, { params: { id: postId } }, { as: reader })).toMatchObject({ status: 404 })
    expect(await call(social.readPost, { params: { id: postId } }, { as: author })).toMatchObject({ isHidden: true })
    const standing = await call(social.readOwnStanding, {}, { as: author })
    expect(standing.decisions).toMatchObject([{ id, state: 'hidden', reason, mayAppeal: true }])

    const appeal = { params: { id }, body: { words: 'It was meant otherwise' } }
    const after = await call(social.appealCase, appeal, { as: author })
    expect(after.decisions).toMatchObject([{ state: 'appealed', mayAppeal: false }])
    expect(await refusal(social.appealCase, appeal, { as: author })).toMatchObject({ code: 'case_decided' })

    const lift = { params: { id }, body: { decision: 'lift', reason: 'Fair enough' } } as const
    expect(await refusal(social.decideAppeal, lift, { as: admin })).toMatchObject({ code: 'same_administrator' })
    const lifted = await call(social.decideAppeal, lift, { as: await makeAdmin(server) })
    expect(lifted).toMatchObject({ state: 'lifted', decidedBy: admin.name, decidedByCaller: false })
    expect(await call(social.readPost, { params: { id: postId } }, { as: reader })).toMatchObject({ isHidden: false })
  })

  it('is made once: of two administrators one decides', async () => {
    const { id, admin } = await reportedCase(server)
    const other = await makeAdmin(server)
    const decide = (as: typeof admin, decision: 'dismiss' | 'warn') =>
      server.send(social.decideCase, { params: { id }, body: { decision, reason } }, { as })
    const answers = await Promise.all([decide(admin, 'dismiss'), decide(other, 'warn')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it('suspends until its end: nothing is written to the community before', async () => {
    const { id, author, admin } = await reportedCase(server)
    const decision = { decision: 'suspend', reason } as const
    const without = await refusal(social.decideCase, { params: { id }, body: decision }, { as: admin })
    expect(without).toMatchObject({ status: 422, errors: [{ field: 'until', code: 'until_of_suspension' }] })
    const until = new Date(server.clock.now().getTime() + 60_000).toISOString()
    await call(social.decideCase, { params: { id }, body: { ...decision, until } }, { as: admin })
    expect(await refusal(social.createPost, { body: postDraft() }, { as: author })).toMatchObject({ code: 'community_suspended' })
    server.clock.advance({ minutes: 2 })
    expect(await makePost(server, author)).toBeTruthy()
    expect(await call(social.readOwnStanding, {}, { as: author })).toMatchObject({ suspendedUntil: null })
  })
})
