import { describe, expect, it } from 'vitest'
import { merged } from '#contract/capabilities.ts'
import { accountContract as account } from '#contract/account/contract.ts'
import type { Call } from '#contract/kernel/call.ts'
import type { RateLimit } from '#contract/kernel/capability.ts'
import { lostContract as lost } from '#contract/lost/contract.ts'
import { guestContract as guests } from '#contract/meeting/guest-contract.ts'
import { papersContract as papers } from '#contract/papers/contract.ts'
import { siteContract as site } from '#contract/site/contract.ts'
import { limitNetwork, type NetworkLimitName } from '#server/kernel/rate-limit.ts'
import { createTestServer } from '../support/server.ts'

const server = await createTestServer()
const limits: Readonly<Record<string, RateLimit>> = merged('limits')
const names = Object.keys(limits).filter((name) => limits[name]!.per === 'network') as NetworkLimitName[]

const hostOf = (network: number) => (host: number) =>
  `2001:db8:0:${network.toString(16)}:${host.toString(16)}::${host.toString(16)}`

describe.each(names)('%s', (name) => {
  it('counts all hosts of a /64 together, and no other network', async () => {
    const [flooding, honest] = [hostOf(1), hostOf(2)]
    for (let use = 1; use <= limits[name]!.uses; use += 1) await limitNetwork(server.platform, name, flooding(use))
    await expect(limitNetwork(server.platform, name, flooding(0xffff))).rejects.toMatchObject({ status: 429 })
    await limitNetwork(server.platform, name, honest(1))
  })
})

/** A call that each limit counts, with which somebody guesses wrong; `null`: what is sent can't be wrong. */
const guesses: Record<NetworkLimitName, { endpoint: Call; input: object } | null> = {
  'code.address': null,
  'contact.address': null,
  'paper.checks': null,
  'paper.fills': {
    endpoint: papers.confirmFill,
    input: { body: { code: 'AAAA-AAAA-AAAA-AAAA', lineId: crypto.randomUUID(), left: 1, pharmacy: 'Corner', city: 'Essen' } },
  },
  'meeting.guest': { endpoint: guests.askAsGuest, input: { body: { token: 'x'.repeat(43), name: 'Ann' } } },
  'lost.page': { endpoint: lost.readLostPage, input: { body: { code: 'no-such-code' } } },
  'lost.sighting': {
    endpoint: lost.reportSighting,
    input: {
      body: { code: 'no-such-code', place: { latitude: 40.7, longitude: -73.9 }, seenAt: '2026-03-02T08:50:00.000Z' },
    },
  },
  'lost.walk': { endpoint: lost.paintWalked, input: { body: { code: 'no-such-code', cells: [[0, 1]] } } },
  'lost.finderMessage': {
    endpoint: lost.writeToOwner,
    input: { body: { code: 'no-such-code', token: 'none', words: 'I have it here' } },
  },
}

describe('a wrong guess', () => {
  const wrong = Object.entries(guesses).flatMap(([name, guess]) => (guess ? [{ name, ...guess }] : []))

  it.each(wrong)('keeps its count under $name', async ({ name, endpoint, input }) => {
    for (let guess = 1; guess <= 3; guess += 1) {
      const { status } = await server.send(endpoint, input, { ip: hostOf(1)(guess) })
      expect(status).toBeGreaterThanOrEqual(400)
      expect(status).toBeLessThan(500)
    }
    const counters = await server.db.selectFrom('attempt_counters').select('failures').where('scope', '=', name).execute()
    expect(counters).toEqual([{ failures: 3 }])
  })

  it.each(wrong)('is refused under $name once there were too many', async ({ name, endpoint, input }) => {
    for (let use = 1; use <= limits[name]!.uses; use += 1)
      await limitNetwork(server.platform, name as NetworkLimitName, hostOf(1)(use))
    expect(await server.refusal(endpoint, input, { ip: hostOf(1)(0xffff) })).toMatchObject({ status: 429 })
  })

  it('of a code keeps the count of the network that asked too often for new ones', async () => {
    const body = { email: 'ann@example.test' }
    for (let use = 1; use <= 3; use += 1) await server.send(account.forgotPassword, { body }, { ip: hostOf(1)(use) })
    const counters = server.db.selectFrom('attempt_counters').select('failures').where('scope', '=', 'code.address')
    expect(await counters.execute()).toEqual([{ failures: 3 }])
  })
})

it('counts messages to the office', async () => {
  const body = { name: 'Ann', email: 'ann@example.test', subject: 'Hello', message: 'Is anybody there?' }
  for (let use = 1; use <= 5; use += 1) await server.send(site.sendContactMessage, { body }, { ip: hostOf(1)(use) })
  expect(await server.refusal(site.sendContactMessage, { body }, { ip: hostOf(1)(6) })).toMatchObject({ status: 429 })
})
