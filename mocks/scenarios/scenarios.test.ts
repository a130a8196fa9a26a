import { afterAll, expect, test } from 'vitest'
import { licencesContract } from '#contract/licences/contract.ts'
import { bookingContract } from '#contract/booking/contract.ts'
import { ordersContract } from '#contract/orders/contract.ts'
import { packageFonts } from '#server/adapters/fonts/package-files.ts'
import { openInMemory } from '#server/adapters/pglite/open-local.ts'
import { openSession } from '#server/modules/account/index.ts'
import { demonstrationSignIns } from '#server/seed/index.ts'
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { callsOver } from '../../tests/support/call.ts'
import { worldMoment } from '../moment.ts'
import { snapshotFile } from '../snapshot/make.ts'
import { assemblePlatform } from '../worker/assemble.ts'
import { worldClock } from '../worker/clock.ts'
import { caller } from './book.ts'
import type { ScenarioName } from './names.ts'
import { scenarios, type Stage } from './scenarios.ts'

const ends: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const end of ends) await end()
})

/** The scenario as the worker opens it, in this process. */
async function stageOf(name: ScenarioName): Promise<Stage> {
  const { snapshot, arrange } = scenarios[name]
  const dump = gunzipSync(readFileSync(await snapshotFile(snapshot)))
  const { db } = await openInMemory({ loadDataDir: new Blob([new Uint8Array(dump)]) })
  ends.push(() => db.destroy())
  const silent = { info() {}, warn() {}, error() {} }
  const clock = worldClock('frozen', new Date(worldMoment))
  const running = assemblePlatform({
    db,
    clock,
    chance: 'repeated',
    log: silent,
    fonts: packageFonts,
    publicUrl: 'http://carenest.test',
    print: () => {},
  })
  const stage: Stage = {
    platform: running.platform,
    fetch: running.fetch,
    async signIn(role) {
      const email = demonstrationSignIns.find((person) => person.role === role)!.email
      const { id } = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()
      return openSession(running.platform, id)
    },
  }
  await arrange?.(stage)
  return stage
}

test('on the first day everybody can sign in, and nothing has happened', { timeout: 120_000 }, async () => {
  const stage = await stageOf('empty-platform')
  for (const { role } of demonstrationSignIns) await expect(stage.signIn(role)).resolves.toBeDefined()
  const { call } = callsOver(stage.fetch)
  const { items } = await call(bookingContract.listAppointments, { query: {} }, { as: caller(await stage.signIn('patient')) })
  expect(items).toEqual([])
})

test('a held visit waits for its payment', { timeout: 120_000 }, async () => {
  const stage = await stageOf('unpaid-visit')
  const { call } = callsOver(stage.fetch)
  const { toPay } = await call(bookingContract.readPatientSummary, {}, { as: caller(await stage.signIn('patient')) })
  expect(toPay.some(({ state }) => state === 'pending_payment')).toBe(true)
})

test('the doctor who registered stands among those to verify', { timeout: 120_000 }, async () => {
  const stage = await stageOf('doctor-awaiting-verification')
  const { call } = callsOver(stage.fetch)
  const { items } = await call(licencesContract.listLicenceReviews, { query: {} }, { as: caller(await stage.signIn('admin')) })
  expect(items.map(({ name }) => name)).toContain('Iris Lindqvist')
})

test(
  'after a doctor’s absence from a paid visit the patient can report it, and everything goes back',
  { timeout: 120_000 },
  async () => {
    const stage = await stageOf('absent-doctor')
    const { call } = callsOver(stage.fetch)
    const as = caller(await stage.signIn('patient'))
    const { items } = await call(bookingContract.listAppointments, { query: { tab: 'past' } }, { as })
    const ended = await call(bookingContract.reportDoctorAbsent, { params: { id: items[0]!.id } }, { as })
    expect(ended).toMatchObject({ state: 'no_show', absent: 'doctor', refunded: items[0]!.fee })
  },
)

test('after the declined card the order still waits, and says why', { timeout: 120_000 }, async () => {
  const stage = await stageOf('declined-card')
  const { call } = callsOver(stage.fetch)
  const as = caller(await stage.signIn('patient'))
  const { toPay } = await call(bookingContract.readPatientSummary, {}, { as })
  const { orderId } = await call(bookingContract.readAppointment, { params: { id: toPay[0]!.id } }, { as })
  const { payment } = await call(ordersContract.readOrder, { params: { id: orderId! } }, { as })
  expect(payment?.failureCode).toBe('insufficient_funds')
})

test('what a scenario makes has the same numbers each time', { timeout: 120_000 }, async () => {
  const numberIn = async (stage: Stage) => {
    const { items } = await callsOver(stage.fetch).call(
      bookingContract.listAppointments,
      { query: {} },
      { as: caller(await stage.signIn('patient')) },
    )
    return items.map(({ number }) => number)
  }
  expect(await numberIn(await stageOf('unpaid-visit'))).toEqual(await numberIn(await stageOf('unpaid-visit')))
})
