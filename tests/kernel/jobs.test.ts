import { getEventListeners } from 'node:events'
import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { defaultTimes, runJob, startJobs, type Slice } from '#server/kernel/jobs/index.ts'
import type { Job } from '#server/kernel/module.ts'
import { eventually } from '../support/eventually.ts'
import { createTestServer } from '../support/server.ts'

const server = await createTestServer({ modules: [] })
const { platform, clock, db } = server

function counting(everySeconds = 60): Job & { runs: number } {
  const job = { name: 'count', everySeconds, runs: 0, run: async () => void (job.runs += 1) }
  return job
}
const jobOf = (name: string, run: (slice: Slice) => Promise<unknown>): Job => ({
  name,
  everySeconds: 60,
  run: async (_, slice) => void (await run(slice)),
})
const runsOf = (job: string) => db.selectFrom('job_runs').selectAll().where('job', '=', job).orderBy('started_at').execute()
const rowOf = (name: string) => db.selectFrom('jobs').selectAll().where('name', '=', name).executeTakeFirstOrThrow()
const forever = () => new Promise<never>(() => {})
const untilAborted = (signal: AbortSignal) => new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))

test('a job runs when it is due, and not before', async () => {
  const job = counting(60)
  expect(await runJob(platform, job)).toBe('done')
  clock.advance({ seconds: 59 })
  expect(await runJob(platform, job)).toBe('busy')
  clock.advance({ seconds: 1 })
  expect(await runJob(platform, job)).toBe('done')
  expect(job.runs).toBe(2)
})

test('a job that fails is logged and planned again; its run is kept with duration and kind of failure', async () => {
  const bad = jobOf('bad', () => Promise.reject(new TypeError('Ann has measles')))
  await runJob(platform, bad)
  expect(await rowOf('bad')).toMatchObject({ locked_until: null, run_id: null, last_error: 'TypeError' })
  expect((await rowOf('bad')).next_run_at).toBe('2026-03-02T09:01:00.000Z')
  const [run] = await runsOf('bad')
  expect(run).toMatchObject({ outcome: 'failed', error: 'TypeError', started_at: '2026-03-02T09:00:00.000Z' })
  expect(run!.duration_ms).toBeGreaterThanOrEqual(0)
  expect(server.log.entries[0]).toMatchObject({ level: 'error', message: 'job failed' })
  clock.advance({ minutes: 1 })
  await runJob(platform, { ...bad, run: async () => {} })
  expect(await rowOf('bad')).toMatchObject({ last_error: null })
  expect(await runsOf('bad')).toMatchObject([{ outcome: 'failed' }, { outcome: 'done', error: null }])
})

test('what is due is worked off page by page in one run, a row that fails or stays due met once', async () => {
  const reached: number[] = []
  const read = async (after: number | undefined) => [1, 2, 3, 4, 5, 6].filter((row) => row > (after ?? 0)).slice(0, 2)
  const work = async (row: number) => {
    reached.push(row)
    if (row === 2) throw new RangeError('Ann has measles')
  }
  await runJob(
    platform,
    jobOf('pages', (slice) => slice.eachDueOf({ size: 2, read }, work)),
  )
  expect(reached).toEqual([1, 2, 3, 4, 5, 6])
  expect(await rowOf('pages')).toMatchObject({ last_error: '1 of 6: RangeError' })
})

test('a row that fails stops no other, and the run tells of it without a word of the row', async () => {
  const reached: string[] = []
  const rows = ['1', '2', '3'].map((id) => ({ id }))
  const work = async ({ id }: { id: string }) => {
    reached.push(id)
    if (id === '1') throw new RangeError('Ann has measles')
  }
  await runJob(
    platform,
    jobOf('rows', (slice) => slice.eachDue(rows, work)),
  )
  expect(reached).toEqual(['1', '2', '3'])
  expect(await runsOf('rows')).toMatchObject([{ outcome: 'failed', error: '1 of 3: RangeError' }])
  expect(server.log.entries[0]).toMatchObject({ message: 'a row of a job failed', fields: { job: 'rows', row: '1' } })
})

test('a slice that is over ends the run after the row it is at; the job goes on at once with the others', async () => {
  const reached: number[] = []
  const slices: Slice[] = []
  const job = jobOf('long', (slice) => {
    slices.push(slice)
    const left = [1, 2, 3, 4].filter((row) => !reached.includes(row))
    return slice.eachDue(left, async (row) => {
      reached.push(row)
      if (slices.length === 1 && row === 2) await untilAborted(slice.signal)
    })
  })
  const times = { ...defaultTimes, slice: 1 }
  expect(await runJob(platform, job, { times: { ...times } })).toBe('again')
  expect(reached).toEqual([1, 2])
  expect(await runJob(platform, job)).toBe('done')
  expect(reached).toEqual([1, 2, 3, 4])
  expect(await runsOf('long')).toMatchObject([{ outcome: 'done' }, { outcome: 'done' }])
})

test('a loop ends with its slice, too', async () => {
  let steps = 0
  const endless = jobOf('endless', (slice) =>
    slice.untilDone(async () => {
      steps += 1
      if (steps === 3) await untilAborted(slice.signal)
      return true
    }),
  )
  expect(await runJob(platform, endless, { times: { ...defaultTimes, slice: 50 } })).toBe('again')
  expect(steps).toBe(3)
})

test('a job whose process died goes on when its lease is over, and the run it died in counts as lost', async () => {
  const job = counting()
  void runJob(platform, { ...job, run: forever }, { times: { ...defaultTimes, heartbeat: 3_600_000 } })
  await eventually(async () => expect(await rowOf('count')).toMatchObject({ locked_until: '2026-03-02T09:00:20.000Z' }))
  clock.advance({ seconds: 19 })
  expect(await runJob(platform, job)).toBe('busy')
  clock.advance({ seconds: 1 })
  expect(await runJob(platform, job)).toBe('done')
  expect(await runsOf('count')).toMatchObject([{ outcome: 'lost' }, { outcome: 'done' }])
})

test('a job that hangs keeps no other from its turn, is given up, and runs again', async () => {
  let hangs = 0
  const hanging = jobOf('hanging', () => {
    hangs += 1
    return forever()
  })
  const others = [1, 2, 3].map((number) => ({ ...counting(0), name: `other ${number}` }))
  let runs = 0
  for (const other of others) other.run = async () => void (runs += 1)
  const times = { ...defaultTimes, lookEvery: 1, slice: 5, overdue: 20, stopGrace: 1 }
  const loop = startJobs(platform, [{ ...hanging, everySeconds: 0 }, ...others], times)
  await eventually(() => expect(runs).toBeGreaterThan(30))
  await eventually(() => expect(hangs).toBeGreaterThan(1))
  await loop.stop()
  expect((await runsOf('hanging'))[0]).toMatchObject({ outcome: 'overdue', error: 'overdue' })
  expect(server.log.entries.find(({ message }) => message === 'job does not end')).toMatchObject({ level: 'error' })
})

test('the loop runs at once, and stopping waits for what runs', async () => {
  let finish = () => {}
  let started = () => {}
  const begun = new Promise<void>((resolve) => (started = resolve))
  const order: string[] = []
  const slow = jobOf('slow', async () => {
    started()
    await new Promise<void>((resolve) => (finish = resolve))
    order.push('finished')
  })
  const loop = startJobs(platform, [slow])
  await begun
  const stopped = loop.stop().then(() => order.push('stopped'))
  finish()
  await stopped
  expect(order).toEqual(['finished', 'stopped'])
})

test('stopping asks what runs to end, and waits for no job that does not', async () => {
  let started = 0
  const polite = jobOf('polite', (slice) => {
    started += 1
    return untilAborted(slice.signal)
  })
  const deaf = jobOf('deaf', () => {
    started += 1
    return forever()
  })
  const loop = startJobs(platform, [polite, deaf], { ...defaultTimes, stopGrace: 1 })
  await eventually(() => expect(started).toBe(2))
  await loop.stop()
  expect(await runsOf('polite')).toMatchObject([{ outcome: 'done' }])
  expect(await runsOf('deaf')).toMatchObject([{ outcome: 'overdue' }])
})

test('a run leaves nobody behind at the word to stop, even when the garbage was collected meanwhile', async () => {
  setFlagsFromString('--expose-gc')
  const collectGarbage = runInNewContext('gc') as () => void
  const stopping = new AbortController()
  const job = jobOf('often', async () => {
    // What was just registered is garbage in a later turn at the earliest.
    await setImmediate()
    collectGarbage()
  })
  for (let run = 0; run < 20; run += 1) {
    await runJob(platform, job, { stopping: stopping.signal })
    clock.advance({ minutes: 1 })
  }
  expect(getEventListeners(stopping.signal, 'abort')).toEqual([])
})

test('runs that went well are forgotten after two days, others after thirty', async () => {
  const names = async () => (await db.selectFrom('job_runs').select('job').orderBy('started_at').execute()).map(({ job }) => job)
  await runJob(platform, { ...counting(), name: 'well' })
  await runJob(
    platform,
    jobOf('ill', () => Promise.reject(new Error('no'))),
  )
  clock.advance({ hours: 47 })
  await server.runJobs()
  expect(await names()).toEqual(expect.arrayContaining(['well', 'ill']))
  clock.advance({ hours: 2 })
  await server.runJobs()
  expect(await names()).not.toContain('well')
  expect(await names()).toContain('ill')
  clock.advance({ days: 30 })
  await server.runJobs()
  expect(await names()).not.toContain('ill')
})

test('after the clock was set back an hour jobs run within their interval, and it is reported', async () => {
  const often = { ...counting(60), name: 'often' }
  const hourly = { ...counting(3600), name: 'hourly' }
  let runs: string[] = []
  for (const job of [often, hourly]) job.run = async () => void runs.push(job.name)
  for (const job of [often, hourly]) await runJob(platform, job)
  runs = []
  clock.advance({ hours: -1 })
  const loop = startJobs(platform, [often, hourly], { ...defaultTimes, stagger: 0 })
  await eventually(() => expect(runs.toSorted()).toEqual(['hourly', 'often']))
  await loop.stop()
  expect(loop.plannedAhead()).toBe(2)
  expect(server.log.entries.filter(({ level }) => level === 'warn')).toMatchObject([
    { message: 'the clock was set back: jobs that were planned too far ahead run now', fields: { jobs: ['often', 'hourly'] } },
  ])
  expect(await rowOf('often')).toMatchObject({ next_run_at: '2026-03-02T08:01:00.000Z' })
})

test('a lease that a process took before the clock was set back and it died does not hold for that hour', async () => {
  const job = counting()
  void runJob(platform, { ...job, run: forever }, { times: { ...defaultTimes, heartbeat: 3_600_000 } })
  await eventually(async () => expect(await rowOf('count')).toMatchObject({ locked_until: '2026-03-02T09:00:20.000Z' }))
  clock.advance({ hours: -1 })
  expect(await runJob(platform, job)).toBe('done')
})

test('a process runs four jobs side by side, each started a little after the one before, and none is left out', async () => {
  let now = 0
  let most = 0
  const starts: number[] = []
  const ended: string[] = []
  const jobs = Array.from({ length: 12 }, (_, number) =>
    jobOf(`many ${number}`, async () => {
      starts.push(performance.now())
      most = Math.max(most, ++now)
      await new Promise((resolve) => setTimeout(resolve, 100))
      now -= 1
      ended.push(`many ${number}`)
    }),
  )
  const loop = startJobs(platform, jobs, { ...defaultTimes, stagger: 20 })
  await eventually(() => expect(ended).toHaveLength(12))
  await loop.stop()
  expect(most).toBe(4)
  expect(new Set(ended).size).toBe(12)
  expect(starts.at(-1)! - starts[0]!).toBeGreaterThan(10 * 18)
})

test('a job that failed for lack of a connection runs again within a minute, whatever its interval', async () => {
  const away = Object.assign(new Error('no connection'), { code: '08001', severity: 'FATAL' })
  const outcomes = [
    jobOf('away', () => Promise.reject(away)),
    jobOf('a row of it', (slice) => slice.eachDue([1], () => Promise.reject(away))),
    jobOf('of its own fault', () => Promise.reject(new TypeError('no'))),
  ].map((job) => ({ ...job, everySeconds: 6 * 3600 }))
  for (const job of outcomes) await runJob(platform, job)
  expect(await Promise.all(outcomes.map(async ({ name }) => (await rowOf(name)).next_run_at))).toEqual([
    '2026-03-02T09:00:30.000Z',
    '2026-03-02T09:00:30.000Z',
    '2026-03-02T15:00:00.000Z',
  ])
})
