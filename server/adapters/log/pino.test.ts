import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createPinoLog } from './pino.ts'

function logged(run: (log: ReturnType<typeof createPinoLog>) => void): string[] {
  const lines: string[] = []
  run(createPinoLog('info', { write: (line) => void lines.push(line) }))
  return lines
}

it('writes a line of JSON with time, level, message and fields', () => {
  const [line] = logged((log) => log.warn('slow', { route: '/api/doctors', milliseconds: 812 }))
  expect(JSON.parse(line!)).toEqual({
    level: 'warn',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    msg: 'slow',
    route: '/api/doctors',
    milliseconds: 812,
  })
})

it('keeps what belongs to a person out, also where it lies deep', () => {
  const secret = 'rosa@carenest.test'
  const [line] = logged((log) =>
    log.error('failed', {
      email: secret,
      message: { to: secret, kind: 'email' },
      request: { headers: { authorization: secret } },
    }),
  )
  expect(line).not.toContain(secret)
  expect(line).toContain('"kind":"email"')
})

it('never writes what stands below a personal name, whatever is handed over and however deep', () => {
  const secret = 'rosa-7c1f'
  const secrets = fc.constantFrom<unknown>(secret, { deep: secret }, [secret])
  const { fields } = fc.letrec<{ fields: Record<string, unknown>; value: unknown }>((tie) => ({
    value: fc.oneof({ maxDepth: 9 }, fc.constantFrom('plain', 7, null), fc.array(tie('value'), { maxLength: 3 }), tie('fields')),
    fields: fc.record({ route: tie('value'), kind: tie('value'), email: secrets, token: secrets }, { requiredKeys: [] }),
  }))
  fc.assert(
    fc.property(fields, (given) => {
      const [line] = logged((log) => log.info('said', given))
      expect(line).not.toContain(secret)
      expect(JSON.parse(line!)).toMatchObject({ msg: 'said' })
    }),
    { seed: 20_261_120, numRuns: 300 },
  )
})
