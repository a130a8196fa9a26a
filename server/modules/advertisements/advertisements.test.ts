import { beforeEach, describe, expect, test } from 'vitest'
import { advertisementsContract as contract } from '#contract/advertisements/contract.ts'
import type { AdDraft } from '#contract/advertisements/schemas.ts'
import { makeAdmin } from '../../../tests/support/people.ts'
import { createTestServer } from '../../../tests/support/server.ts'
import { countView } from './count-view.ts'
import { adDraft, makeAdvertisement } from './testing/make-advertisement.ts'

const server = await createTestServer()
const { platform, clock } = server
beforeEach(() => server.db.deleteFrom('advertisements').execute())

const person = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36'
async function shown(columns: Partial<AdDraft> = {}) {
  const ad = await makeAdvertisement(server, { columns })
  return { ad, token: await show() }
}
const show = async () =>
  (await server.call(contract.showAdvertisement, { query: { placement: 'home' } })).advertisement?.token ?? ''
const view = (token: string, milliseconds = 1000, userAgent = person) => countView(platform, { token, milliseconds }, userAgent)
const click = (token: string) => server.call(contract.countClick, { body: { token } })
const figures = async (id: string) => {
  const { views, clicks, rejected } = await server.call(
    contract.readAdFigures,
    { params: { id } },
    { as: await makeAdmin(server) },
  )
  return { views, clicks, ...Object.fromEntries(Object.entries(rejected).filter(([, times]) => times > 0)) }
}

describe('a view', () => {
  test('counts once, and of 1,000 that repeat it none', async () => {
    const { ad, token } = await shown()
    clock.advance({ seconds: 2 })
    const answers = []
    // As many at once as a server lets wait for the database; more are refused with 503, which counts nothing either.
    for (let sent = 0; sent < 1000; sent += 50)
      answers.push(...(await Promise.all(Array.from({ length: 50 }, () => view(token)))))
    expect(answers.filter((answer) => answer.counted)).toHaveLength(1)
    expect(await figures(ad.id)).toEqual({ views: 1, clicks: 0, replay: 999 })
  })

  test('is none that nobody saw, that was too short, that a machine asked for, that is not ours or comes too late', async () => {
    const { ad, token } = await shown()
    expect(await view(token, 5000)).toEqual({ counted: false, rejected: 'too_short' })
    clock.advance({ seconds: 2 })
    expect(await view(token, 0)).toEqual({ counted: false, rejected: 'hidden' })
    expect(await view(token, 999)).toEqual({ counted: false, rejected: 'too_short' })
    for (const machine of ['Mozilla/5.0 (compatible; Googlebot/2.1)', 'curl/8.9.1', 'facebookexternalhit/1.1'])
      expect(await view(token, 1000, machine)).toEqual({ counted: false, rejected: 'crawler' })
    const forged = `${token.slice(0, -1)}${token.endsWith('0') ? '1' : '0'}`
    expect(await view(forged)).toEqual({ counted: false, rejected: 'forged' })
    expect(await view('nothing')).toEqual({ counted: false, rejected: 'forged' })
    clock.advance({ hours: 2 })
    expect(await view(token)).toEqual({ counted: false, rejected: 'expired' })
    expect(await figures(ad.id)).toEqual({ views: 0, clicks: 0, hidden: 1, too_short: 2, crawler: 3, forged: 1, expired: 1 })
  })

  test('never goes beyond a cap, however many come at once, and a capped one is not shown', async () => {
    const { ad } = await shown({ viewCap: 5, dayCap: 3 })
    const tokens = await Promise.all(Array.from({ length: 20 }, show))
    clock.advance({ seconds: 2 })
    const today = await Promise.all(tokens.map((token) => view(token)))
    expect(today.filter(({ counted }) => counted)).toHaveLength(3)
    expect(await show()).toBe('')
    clock.advance({ days: 1 })
    const more = await Promise.all(Array.from({ length: 20 }, show))
    clock.advance({ seconds: 2 })
    expect((await Promise.all(more.map((token) => view(token)))).filter(({ counted }) => counted)).toHaveLength(2)
    expect(await figures(ad.id)).toEqual({ views: 5, clicks: 0, capped: 35 })
  })
})

describe('a click', () => {
  test('needs a view, and counts once', async () => {
    const { ad, token } = await shown()
    expect(await click(token)).toEqual({ counted: false, rejected: 'hidden' })
    clock.advance({ seconds: 2 })
    await view(token)
    const answers = await Promise.all([click(token), click(token), click(token)])
    expect(answers.filter(({ counted }) => counted)).toHaveLength(1)
    expect(await figures(ad.id)).toEqual({ views: 1, clicks: 1, hidden: 1, replay: 2 })
  })
})

describe('an advertisement', () => {
  test('is shown while it is active and within its days, in its place', async () => {
    const as = await makeAdmin(server)
    const draft = await server.call(contract.createAdvertisement, { body: adDraft() }, { as })
    expect(await show()).toBe('')
    const move = (version: number, step: 'activate' | 'pause' | 'end') =>
      server.call(contract.moveAdvertisement, { params: { id: draft.id }, body: { version, step } }, { as })
    expect(await move(1, 'activate')).toMatchObject({ state: 'active', standing: 'running' })
    expect(await show()).not.toBe('')
    expect((await server.call(contract.showAdvertisement, { query: { placement: 'feed' } })).advertisement).toBeNull()
    expect(await move(2, 'pause')).toMatchObject({ standing: 'paused' })
    expect(await show()).toBe('')
    const again = { params: { id: draft.id }, body: { version: 3, step: 'activate' as const } }
    expect(await server.refusal(contract.moveAdvertisement, again, { as })).toMatchObject({ code: 'advertisement_state' })
    await move(3, 'end')
    const change = { params: { id: draft.id }, body: { version: 4, draft: adDraft() } }
    expect(await server.refusal(contract.changeAdvertisement, change, { as })).toMatchObject({ code: 'advertisement_ended' })
  })

  test('is changed by one of two administrators, and takes no cap below what was counted', async () => {
    const { ad, token } = await shown()
    clock.advance({ seconds: 2 })
    await view(token)
    const as = await makeAdmin(server)
    const change = (draft: Partial<AdDraft>) => ({ params: { id: ad.id }, body: { version: ad.version, draft: adDraft(draft) } })
    const both = await Promise.allSettled(
      [1, 2].map((n) => server.call(contract.changeAdvertisement, change({ dayCap: n }), { as })),
    )
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test.each(['javascript:alert(1)', '//elsewhere.example', 'http://plain.example', 'https://a b.example', '/a\\b'])(
    'leads nowhere by %s',
    async (link) => {
      const as = await makeAdmin(server)
      const refusal = await server.refusal(contract.createAdvertisement, { body: adDraft({ link }) }, { as })
      expect(refusal).toMatchObject({ status: 422 })
    },
  )
})
