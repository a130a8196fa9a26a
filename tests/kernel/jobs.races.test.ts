import { expect, test } from 'vitest'
import { defaultTimes, runJob } from '#server/kernel/jobs/index.ts'
import type { Job } from '#server/kernel/module.ts'
import { eventually } from '../support/eventually.ts'
import { createTestServer } from '../support/server.ts'

const server = await createTestServer({ modules: [] })
const { platform, clock, db } = server

const rowOf = (name: string) => db.selectFrom('jobs').selectAll().where('name', '=', name).executeTakeFirst()
const outcomes = async (job: string) =>
  (await db.selectFrom('job_runs').select('outcome').where('job', '=', job).orderBy('started_at').orderBy('id').execute()).map(
    ({ outcome }) => outcome,
  )

/** A job whose runs end when they are told to. */
function held(name: string) {
  const runs: { end: () => void; signal: AbortSignal }[] = []
  const job: Job = {
    name,
    everySeconds: 60,
    run: (_, { signal }) => new Promise<void>((resolve) => runs.push({ end: resolve, signal })),
  }
  return { job, runs }
}

test('of eight processes that try at once, exactly one runs it: when it is due, and when a lease has run out', async () => {
  for (let round = 0; round < 25; round += 1) {
    const name = `raced ${round}`
    let runs = 0
    const job: Job = { name, everySeconds: 60, run: async () => void (runs += 1) }
    if (round % 2 === 0) {
      void runJob(platform, held(name).job, { times: { ...defaultTimes, heartbeat: 3_600_000 } })
      await eventually(async () => expect((await rowOf(name))?.locked_until).toBeTruthy())
      clock.advance({ seconds: 20 })
    }
    const ran = await Promise.all(Array.from({ length: 8 }, () => runJob(platform, job)))
    expect([ran.filter((each) => each === 'done').length, runs], name).toEqual([1, 1])
    expect(await outcomes(name)).toEqual(round % 2 === 0 ? ['lost', 'done'] : ['done'])
  }
})

test('a job that is longer than its lease runs once, because its heart beats', async () => {
  const { job, runs } = held('long')
  const running = runJob(platform, job, { times: { ...defaultTimes, heartbeat: 5 } })
  await eventually(() => expect(runs).toHaveLength(1))
  for (let beat = 0; beat < 6; beat += 1) {
    clock.advance({ seconds: 15 })
    const renewed = new Date(clock.now().getTime() + defaultTimes.lease).toISOString()
    await eventually(async () => expect((await rowOf('long'))?.locked_until).toBe(renewed))
    expect(await runJob(platform, job)).toBe('busy')
  }
  runs[0]!.end()
  expect(await running).toBe('done')
  expect([runs.length, await outcomes('long')]).toEqual([1, ['done']])
})

test('a worker that lost its lease is told, and cannot finish the run of the one that took it', async () => {
  const first = held('taken')
  const stalled = runJob(platform, first.job, { times: { ...defaultTimes, heartbeat: 3_600_000 } })
  await eventually(() => expect(first.runs).toHaveLength(1))
  clock.advance({ seconds: 21 })
  const second = held('taken')
  const successor = runJob(platform, second.job)
  await eventually(() => expect(second.runs).toHaveLength(1))
  const before = await rowOf('taken')
  first.runs[0]!.end()
  await stalled
  expect(await rowOf('taken')).toEqual(before)
  expect(server.log.entries).toMatchObject([{ level: 'warn', message: 'job ended without its lease' }])
  second.runs[0]!.end()
  expect(await successor).toBe('done')
  expect(await outcomes('taken')).toEqual(['lost', 'done'])
})

test('a worker whose lease was taken learns of it by its next heartbeat', async () => {
  const { job, runs } = held('beaten')
  const running = runJob(platform, job, { times: { ...defaultTimes, heartbeat: 5 } })
  await eventually(() => expect(runs).toHaveLength(1))
  await db.updateTable('jobs').set({ run_id: platform.ids.next() }).where('name', '=', 'beaten').execute()
  await eventually(() => expect(runs[0]!.signal.aborted).toBe(true))
  runs[0]!.end()
  expect(await running).toBe('done')
})
