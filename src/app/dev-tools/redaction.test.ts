import fc from 'fast-check'
import { expect, it } from 'vitest'
import { redacted } from './redaction.ts'

const json = (value: unknown) => JSON.stringify(redacted(value))

it('takes what a call carried and brought, whatever its fields are called', () => {
  const shown = json({
    status: 'fulfilled',
    endpointName: 'record',
    originalArgs: { body: { code: '481516', type: 'login' } },
    data: { status: 'pregnant', type: 'penicillin', code: 'E10', allergies: [{ substance: 'penicillin' }], weight: 71 },
  })
  for (const secret of ['481516', 'login', 'pregnant', 'penicillin', 'E10', '71']) expect(shown).not.toContain(secret)
  expect(shown).toContain('"status":"fulfilled"')
  expect(shown).toContain('"endpointName":"record"')
})

it('says how a call was refused, by status and code', () => {
  const error = { status: 409, code: 'slot_taken', detail: 'Ada Lovelace has a visit then' }
  expect(redacted({ error })).toEqual({ error: { status: 409, code: 'slot_taken', detail: '‹text›' } })
})

it('names cached calls by their endpoint, each of several of the same', () => {
  const queries = { 'record({"name":"Ada"})': null, 'record({"name":"Bob"})': null, 'me(undefined)': null }
  expect(Object.keys(redacted(queries) as object)).toEqual(['record(…)', 'record(…) 2', 'me(…)'])
})

it('keeps identifiers, by which developers find a record', () => {
  const id = '01900000-0000-7000-8000-00000000dead'
  expect(redacted({ data: { id } })).toEqual({ data: { id } })
})

/** What a token, a name, a finding can be: texts with a blank, a digit or a capital, and numbers. */
const secret = fc.oneof(
  fc.string({ minLength: 4 }).map((text) => `Sec ${text}`),
  fc.base64String({ minLength: 20 }).map((text) => `eyJ0${text}`),
  fc.integer({ min: 1000 }),
)

it('shows no secret of any content of any shape', () => {
  const { tree } = fc.letrec((tie) => ({
    tree: fc.oneof(
      { maxDepth: 4 },
      secret,
      fc.array(tie('tree'), { maxLength: 3 }),
      fc.dictionary(fc.constantFrom('name', 'status', 'code', 'type', 'requestId', 'endpointName'), tie('tree')),
    ),
  }))
  fc.assert(
    fc.property(tree, (data) => {
      const shown = json({ data })
      for (const value of secretsIn(data)) expect(shown).not.toContain(JSON.stringify(value))
    }),
    { seed: 20, numRuns: 300 },
  )
})

function secretsIn(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [value]
  return Object.values(value).flatMap(secretsIn)
}
