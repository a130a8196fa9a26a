import { expect, test } from 'vitest'
import { papersContract as papers } from '#contract/papers/contract.ts'
import { createTestServer } from '../../../tests/support/server.ts'
import { line, makePrescription } from './testing/make-prescription.ts'

const server = await createTestServer({ settings: { accessTokenSeconds: 30 * 86_400 } })
const { call } = server

test('the patient is told once, some days before what was given runs out, as long as there is more to fetch', async () => {
  const { prescription, patient } = await makePrescription(server, [line(), line({ name: 'Cetirizine', refills: 0 })])
  const [first, second] = prescription.lines
  const code = prescription.paper!.code
  const give = (lineId: string, left: number) =>
    call(papers.confirmFill, { body: { code, lineId, pharmacy: 'Corner Pharmacy', city: 'Austin', left } })
  const told = () =>
    server.db
      .selectFrom('notices')
      .select('user_id')
      .where('kind', '=', 'prescriptionRefill')
      .where('user_id', '=', patient.userId)
      .execute()
  await give(first!.id, 2)
  await give(second!.id, 1)
  server.clock.set('2026-03-07T12:00:00.000Z')
  await server.runJobs()
  expect(await told()).toEqual([])
  server.clock.set('2026-03-08T12:00:00.000Z')
  for (let time = 0; time < 2; time += 1) {
    await server.runJobs()
    server.clock.advance({ hours: 2 })
  }
  expect(await told()).toHaveLength(1)
  expect(JSON.stringify(server.pushes.sent)).not.toContain('Amoxicillin')
  await give(first!.id, 1)
  server.clock.set('2026-03-16T12:00:00.000Z')
  await server.runJobs()
  expect(await told()).toHaveLength(1)
})
