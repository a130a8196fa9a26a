import { Buffer } from 'node:buffer'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { filesContract as files } from '#contract/files/contract.ts'
import { partBytes, partCount, partRange } from '#contract/files/parts.ts'
import { intakeContract as contract } from '#contract/intake/contract.ts'
import { bookAndPay, openPractice } from '../../../../tests/booking/practice.ts'
import { createTestServer } from '../../../../tests/support/server.ts'
import { webm } from '../../../../tests/support/videos.ts'

const server = await createTestServer({ settings: { accessTokenSeconds: 30 * 86_400 } })

type Bytes = Uint8Array<ArrayBuffer>
const header = webm()

/** What somebody sends: a part as it is, one with another byte, one that is cut short, or the wish to be done. */
type Step = { readonly number: number } & { readonly kind: 'whole' | 'changed' | 'short' | 'finish' }

const steps = fc.array(
  fc.record({
    number: fc.integer({ min: 1, max: 4 }),
    kind: fc.constantFrom('whole', 'whole', 'whole', 'changed', 'short', 'finish'),
  }),
  { minLength: 1, maxLength: 9 },
) as fc.Arbitrary<Step[]>

/** Keeps the first bytes of the right length under each number, and joins them when all are there. */
function naive(size: number) {
  const parts = new Map<number, Bytes>()
  const count = Math.ceil(size / partBytes)
  const lengthOf = (number: number) => (number < count ? partBytes : size - (count - 1) * partBytes)
  return {
    put(number: number, bytes: Bytes): number {
      if (number > count || bytes.length !== lengthOf(number)) return 422
      const before = parts.get(number)
      if (before) return Buffer.from(before).equals(bytes) ? 200 : 409
      parts.set(number, bytes)
      return 200
    },
    whole: () =>
      parts.size === count ? Buffer.concat([...parts].toSorted(([a], [b]) => a - b).map(([, bytes]) => bytes)) : null,
  }
}

it('any order, repetition, change or loss of parts leads to the bytes that joining them gives, or to a refusal that says why', async () => {
  const { doctor, patient } = await openPractice(server)
  const { id: visit } = await bookAndPay(server, patient, doctor)
  const outcomes = { finished: 0, incomplete: 0, refused: 0 }

  await fc.assert(
    fc.asyncProperty(fc.integer({ min: header.length, max: 2 * partBytes + 5 }), steps, async (size, all) => {
      const original = Uint8Array.from({ length: size }, (_, index) => header[index] ?? (index * 17 + size) % 251)
      const body = { type: 'video/webm' as const, bytes: size }
      const { id, upload } = await server.call(contract.beginMedium, { params: { id: visit }, body }, { as: patient })
      const joined = naive(size)
      for (const { number, kind } of [...all, { number: 1, kind: 'finish' } as const]) {
        if (kind === 'finish') {
          const finished = await server.send(contract.finishMedium, { params: { id } }, { as: patient })
          const expected = joined.whole()
          if (!expected) {
            outcomes.incomplete += 1
            expect([finished.status, ((await finished.json()) as { code: string }).code]).toEqual([409, 'upload_incomplete'])
            continue
          }
          outcomes.finished += 1
          expect(finished.status).toBe(200)
          const { address } = (await finished.json()) as { address: string }
          const kept = await server.send(files.readFile, { params: { id: address.split('/').at(-1) } }, { as: doctor })
          expect(Buffer.from(await kept.arrayBuffer()).equals(expected)).toBe(true)
          break
        }
        const { from, to } = partRange(Math.min(number, partCount(size)), size)
        const bytes = original.slice(from, kind === 'short' ? Math.max(from, to - 1) : to)
        if (kind === 'changed') bytes[bytes.length - 1]! ^= 1
        const response = await server.fetch(
          new Request(`http://carenest.test/api/uploads/${upload}/parts/${number}`, {
            method: 'PUT',
            body: bytes,
            headers: { Authorization: `Bearer ${patient.token}`, 'Content-Type': 'application/octet-stream' },
          }),
          { ip: '192.0.2.1' },
        )
        expect(response.status).toBe(joined.put(number, bytes))
        if (response.status !== 200) outcomes.refused += 1
      }
      await server.call(contract.removeMedium, { params: { id } }, { as: patient })
    }),
    { seed: 20261123, numRuns: 60 },
  )
  // Each of them was met, or nothing was tested.
  for (const [outcome, times] of Object.entries(outcomes)) expect(times, outcome).toBeGreaterThan(5)
  expect(await server.db.selectFrom('upload_parts').selectAll().execute()).toEqual([])
})
