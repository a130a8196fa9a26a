import { z } from 'zod'
import type { Call, Shapes } from '#contract/kernel/call.ts'
import { conflict, Refusal } from '#server/kernel/errors.ts'
import { implement } from '#server/kernel/module.ts'
import type { Module } from '#server/kernel/module.ts'
import type { Work } from '#server/kernel/work.ts'

const anyone = { who: 'anyone', whose: 'public' } as const
const signedIn = { who: 'signedIn', whose: 'self' } as const

/** Endpoints that have no table: what is tested is the way to them. */
export const sample = {
  echo: {
    method: 'POST',
    path: '/sample/echo',
    access: anyone,
    summary: 'Gives back what came',
    body: z.strictObject({
      name: z.string().min(2).max(5_000_000),
      pets: z.array(z.strictObject({ name: z.string(), kind: z.enum(['cat', 'dog']) })).optional(),
    }),
    answer: z.strictObject({ name: z.string() }),
  },
  find: {
    method: 'GET',
    path: '/sample/{id}',
    access: anyone,
    summary: 'Reads params and query',
    params: z.strictObject({ id: z.uuid() }),
    query: z.strictObject({
      mode: z.array(z.enum(['video', 'clinic'])).optional(),
      limit: z.coerce.number().int().max(10).default(5),
    }),
    answer: z.strictObject({ id: z.string(), modes: z.array(z.string()), limit: z.number() }),
  },
  mine: {
    method: 'GET',
    path: '/sample/mine',
    access: anyone,
    summary: 'A literal beside a parameter',
    answer: z.literal('mine'),
  },
  whoAmI: {
    method: 'GET',
    path: '/sample/who',
    access: signedIn,
    summary: 'Who calls, and in which language',
    answer: z.strictObject({ userId: z.string(), locale: z.string() }),
  },
  language: {
    method: 'GET',
    path: '/sample/language',
    access: anyone,
    summary: 'The language of the request',
    answer: z.string(),
  },
  signIn: {
    method: 'POST',
    path: '/sample/sign-in',
    access: anyone,
    bearer: 'ignored',
    summary: 'Looks at no token',
    answer: null,
  },
  doctorsOnly: {
    method: 'GET',
    path: '/sample/doctors-only',
    access: { who: ['doctor', 'staff'], whose: 'self', right: 'invoices' },
    summary: 'For doctors, and staff with a right',
    answer: null,
  },
  pay: {
    method: 'POST',
    path: '/sample/pay',
    access: signedIn,
    idempotent: true,
    summary: 'Counts how often it was done',
    body: z.strictObject({
      amount: z.int(),
      outcome: z.enum(['good', 'refused', 'too_early', 'broken', 'broken_after']).default('good'),
    }),
    answer: z.strictObject({ count: z.number() }),
    status: 201,
  },
  broken: { method: 'GET', path: '/sample/broken', access: anyone, summary: 'Throws', answer: null },
  liar: {
    method: 'GET',
    path: '/sample/liar',
    access: anyone,
    summary: 'Breaks its contract',
    answer: z.strictObject({ yes: z.boolean() }),
  },
} as const satisfies Record<string, Call & Shapes>

/** How often `pay` was done, and a gate that tests close to hold it open. */
export const payments = { count: 0, gate: Promise.resolve() }

/** What `pay` leaves: an audit entry for each of its two units of work. */
async function writeDown(work: Work, count: number): Promise<number> {
  await work.audit({ action: 'sample.pay', recordKind: 'sample', recordId: String(count), userId: null })
  return count
}

export const sampleModule: Module = {
  name: 'sample',
  endpoints: [
    implement(sample.echo, async (_, { body }) => ({ name: body.name })),
    implement(sample.find, async (_, { params, query }) => ({ id: params.id, modes: query.mode ?? [], limit: query.limit })),
    implement(sample.mine, async () => 'mine' as const),
    implement(sample.whoAmI, async (_, __, actor, { locale }) => ({ userId: actor.userId, locale })),
    implement(sample.language, async (_, __, ___, { locale }) => locale),
    implement(sample.signIn, async () => undefined),
    implement(sample.doctorsOnly, async () => undefined),
    implement(sample.pay, async (platform, { body }) => {
      payments.count += 1
      const count = payments.count
      await payments.gate
      if (body.outcome === 'refused') throw conflict('payment_closed', 'There is not enough on the card')
      if (body.outcome === 'too_early') throw new Refusal(409, 'too_early', 'The shop is closed', { retryAfter: 600 })
      if (body.outcome === 'broken') throw new Error('The card 4242 of Ann is broken')
      const taken = await platform.transact((work) => writeDown(work, count))
      if (body.outcome === 'broken_after' && taken === count) throw new Error('The printer is broken')
      await platform.transact((work) => writeDown(work, count))
      return { count: taken }
    }),
    implement(sample.broken, async () => {
      throw new Error('a secret of the inside')
    }),
    implement(sample.liar, async () => ({ yes: 'perhaps' }) as unknown as { yes: boolean }),
  ],
}
