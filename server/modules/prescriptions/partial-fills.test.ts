import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { papersContract as papers } from '#contract/papers/contract.ts'
import { prescriptionsContract as contract } from '#contract/prescriptions/contract.ts'
import { insertRow } from '../../../tests/support/rows.ts'
import { createTestServer } from '../../../tests/support/server.ts'
import { line, makePrescription } from './testing/make-prescription.ts'

const server = await createTestServer({ settings: { accessTokenSeconds: 60 * 86_400 } })
const { call, refusal } = server

/** A prescription of 30 tablets, and what pharmacies outside do with its paper. */
async function makePaper(more: Parameters<typeof line>[0] = {}) {
  const { prescription, patient } = await makePrescription(server, [line({ quantity: 30, days: 30, refills: 0, ...more })])
  const code = prescription.paper!.code
  const lineId = prescription.lines[0]!.id
  const read = async () => (await call(contract.readPrescription, { params: { id: prescription.id } }, { as: patient })).lines[0]!
  const standing = async () => (await call(papers.checkPaper, { body: { code } })).paper!.lines[0]!
  const body = async (quantity: number) => {
    const { left, due } = await standing()
    return { code, lineId, pharmacy: 'Corner Pharmacy', city: 'Austin', left: left!, due: due?.quantity, quantity }
  }
  // Confirmations of one network are limited by the hour.
  const give = async (quantity: number) => {
    server.clock.advance({ hours: 1 })
    return call(papers.confirmFill, { body: await body(quantity) })
  }
  return { id: prescription.id, lineId, patient, code, read, standing, body, give }
}

test('the remainder stays due on the same fill, on the page of the patient and for whoever scans the paper', async () => {
  const { give, read, standing, body, id, patient } = await makePaper()
  await give(5)
  await give(10)
  expect(await read()).toMatchObject({ left: 1, remaining: 15, daysOfSupply: 15, fills: [{ quantity: 5 }, { quantity: 10 }] })
  expect(await standing()).toMatchObject({ left: 1, due: { quantity: 15, text: '15 capsules', isRest: true } })
  expect(await refusal(papers.confirmFill, { body: await body(16) })).toMatchObject({ status: 409, code: 'more_than_due' })
  expect(await give(15)).toMatchObject({ state: 'used_up' })
  expect(await read()).toMatchObject({ left: 0, remaining: 0, daysOfSupply: 30 })
  const { state } = await call(contract.readPrescription, { params: { id } }, { as: patient })
  expect(state).toBe('dispensed')
})

test('the same part sent twice counts once, and without an amount all that is due is given', async () => {
  const { body, read, code, lineId } = await makePaper({ refills: 1 })
  const part = await body(10)
  await call(papers.confirmFill, { body: part })
  expect(await refusal(papers.confirmFill, { body: part })).toMatchObject({ code: 'fill_counted' })
  await call(papers.confirmFill, { body: { code, lineId, pharmacy: 'Corner Pharmacy', city: 'Austin', left: 2 } })
  expect(await read()).toMatchObject({ left: 1, remaining: 0, fills: [{ quantity: 10 }, { quantity: 20 }] })
})

test('a part that runs out is announced, and again after the next', async () => {
  const { give, patient } = await makePaper()
  const told = async (day: string) => {
    server.clock.set(`${day}T12:00:00.000Z`)
    await server.runJobs()
    const rows = await server.db
      .selectFrom('notices')
      .select('id')
      .where('kind', '=', 'prescriptionRefill')
      .where('user_id', '=', patient.userId)
      .execute()
    return rows.length
  }
  server.clock.set('2026-03-05T12:00:00.000Z')
  await give(5)
  expect(await told('2026-03-06')).toBe(0)
  expect(await told('2026-03-07')).toBe(1)
  expect(await told('2026-03-08')).toBe(1)
  // Ten more days, after the two that are left.
  await give(10)
  expect(await told('2026-03-10')).toBe(1)
  expect(await told('2026-03-17')).toBe(2)
})

test('any order of parts leaves what a count of single capsules leaves', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 2, max: 12 }),
      fc.integer({ min: 0, max: 2 }),
      fc.array(fc.integer({ min: 1, max: 13 }), { minLength: 1, maxLength: 8 }),
      async (quantity, refills, amounts) => {
        await server.reset()
        const { read, body, id, patient } = await makePaper({ quantity, refills })
        let stock = quantity * (refills + 1)
        for (const amount of amounts) {
          const due = stock === 0 ? 0 : stock % quantity || quantity
          server.clock.advance({ hours: 1 })
          const sent = await server.send(papers.confirmFill, { body: { ...(await body(amount)), ...(due === 0 && { left: 1 }) } })
          expect(sent.status).toBe(amount <= due ? 200 : 409)
          if (amount <= due) stock -= amount
          const { left, remaining } = await read()
          expect(left).toBe(Math.ceil(stock / quantity))
          expect(remaining).toBe(stock % quantity)
        }
        const { state } = await call(contract.readPrescription, { params: { id } }, { as: patient })
        expect(state).toBe(stock === 0 ? 'dispensed' : 'issued')
      },
    ),
    { seed: 25, numRuns: 8 },
  )
})

describe('the database', () => {
  test('takes no more than is due, no gap, and no next fill while something is due', async () => {
    const { id, lineId, give } = await makePaper({ refills: 3 })
    await give(10)
    const row = (more: object) =>
      insertRow(server.db, 'prescription_fills', {
        id: server.platform.ids.next(),
        prescription_id: id,
        line_id: lineId,
        number: 1,
        part: 2,
        due: 20,
        amount: 5,
        remaining: 15,
        filled_at: server.clock.now(),
        pharmacy: 'Corner Pharmacy',
        city: 'Austin',
        ...more,
      })
    await expect(row({ amount: 25, remaining: -5 })).rejects.toThrow('prescription_fills_amount')
    await expect(row({ remaining: 16 })).rejects.toThrow('prescription_fills_amount')
    await expect(row({ due: 30, amount: 5, remaining: 25 })).rejects.toThrow('prescription_fills_after')
    await expect(row({ part: 3 })).rejects.toThrow('prescription_fills_after')
    await expect(row({ part: 1, due: 30, amount: 30, remaining: 0 })).rejects.toThrow('prescription_fills_part')
    await expect(row({ number: 2, part: 1, due: 30, amount: 30, remaining: 0 })).rejects.toThrow('due on the fill before')
    await row({ amount: 20, remaining: 0 })
    await expect(row({ number: 2, part: 1, due: 40, amount: 40, remaining: 0 })).rejects.toThrow('whole quantity')
    await row({ number: 2, part: 1, due: 30, amount: 30, remaining: 0 })
  })

  test('takes a fill without an amount for a whole one', async () => {
    const { id, lineId, read } = await makePaper({ refills: 1 })
    await insertRow(server.db, 'prescription_fills', {
      id: server.platform.ids.next(),
      prescription_id: id,
      line_id: lineId,
      number: 1,
      filled_at: server.clock.now(),
      pharmacy: 'Corner Pharmacy',
      city: 'Austin',
    })
    expect(await read()).toMatchObject({ left: 1, remaining: 0, fills: [{ quantity: 30 }] })
  })
})
