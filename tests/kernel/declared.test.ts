import { z } from 'zod'
import { expect, test } from 'vitest'
import type { Call, Shapes } from '#contract/kernel/call.ts'
import { createApp } from '#server/kernel/http/app.ts'
import { declarationFaults } from '#server/kernel/http/declared.ts'
import type { Module } from '#server/kernel/module.ts'
import { createTestServer } from '../support/server.ts'

const server = await createTestServer({ modules: [] })
const base = {
  method: 'GET',
  path: '/things',
  access: { who: 'anyone', whose: 'public' },
  summary: 'Things',
  answer: null,
} as const
const withId = { ...base, path: '/things/{id}', params: z.strictObject({ id: z.uuid() }) } as const

function moduleOf(...endpoints: readonly (Call & Shapes)[]): Module {
  return {
    name: 'things',
    endpoints: endpoints.map((endpoint) => ({ endpoint, handle: async () => undefined })),
  }
}
const faultsOf = (...endpoints: readonly (Call & Shapes)[]) => declarationFaults([moduleOf(...endpoints)])

test('what is declared well has no fault', () => {
  expect(faultsOf(base, { ...base, method: 'POST' }, withId)).toEqual([])
})

test('an endpoint without access is found', () => {
  const { access: _, ...without } = base
  expect(faultsOf(without as unknown as typeof base)).toEqual([expect.stringContaining('does not declare who may call it')])
})

test('two endpoints at one address are found, whatever their parameters are called', () => {
  const twice = { ...withId, path: '/things/{name}', params: z.strictObject({ name: z.string() }) } as const
  expect(faultsOf(withId, twice)).toEqual([expect.stringContaining('is declared twice')])
})

test('a party’s record needs a name, and a parameter a schema', () => {
  const party = { ...withId, access: { who: 'signedIn', whose: 'party' } } as const
  expect(faultsOf(party)).toEqual([expect.stringContaining('does not say which record')])
  expect(faultsOf({ ...withId, params: undefined })).toEqual([expect.stringContaining('has no schema for {id}')])
})

test('what is answered once keeps its answer as JSON', () => {
  expect(faultsOf({ ...base, idempotent: true, answer: 'text/calendar' })).toEqual([
    expect.stringContaining('can keep only JSON'),
  ])
})

test('the platform does not start with a fault', () => {
  const start = () => createApp({ platform: server.platform, modules: [moduleOf(base, base)], authenticate: async () => null })
  expect(start).toThrow('is declared twice')
})
