import { describe, expect, test } from 'vitest'
import { jobKey, namedJobs } from '#contract/office/job-names.ts'
import { officeContract as calls } from '#contract/office/contract.ts'
import { dueJobs, runJob } from '#server/kernel/jobs/index.ts'
import type { Job, Module } from '#server/kernel/module.ts'
import { eventually } from '../../../../tests/support/eventually.ts'
import { makeAdmin, type Person } from '../../../../tests/support/people.ts'
import { createTestServer } from '../../../../tests/support/server.ts'

let runs = 0
const counted: Job = { name: 'test.counted', everySeconds: 60, run: async () => void (runs += 1) }
const broken: Job = {
  name: 'test.broken',
  everySeconds: 60,
  run: async () => {
    throw new TypeError('ann@example.test has no address')
  },
}
const until: (() => void)[] = []
const long: Job = {
  name: 'test.long',
  everySeconds: 60,
  run: (_, { signal }) => new Promise((resolve) => void (signal.addEventListener('abort', () => resolve()), until.push(resolve))),
}
const ours: Module = { name: 'test', endpoints: [], jobs: [counted, broken, long] }

const server = await createTestServer({ besides: [ours] })
const { platform, clock } = server
const reason = 'The provider asked for it'

const list = (as: Person) => server.call(calls.listJobs, {}, { as })
const one = async (as: Person, { name }: Job) => (await list(as)).find((job) => job.name === name)

describe('the list of jobs', () => {
  test('has every job of the platform, also those that have never run', async () => {
    const as = await makeAdmin(server)
    const names = (await list(as)).map(({ name }) => name)
    expect(names).toEqual(platform.jobs.map(({ name }) => name).toSorted())
    const unnamed = names.filter((name) => !namedJobs.some((key) => key === jobKey(name)))
    expect(unnamed, 'jobs without a name in words').toEqual([broken, counted, long].map(({ name }) => name).toSorted())
    expect(await one(as, counted)).toMatchObject({ state: 'waiting', last: null, lastFailure: null, nextAt: null, failures: 0 })
  })

  test('tells the last run, the last failure by its kind alone, and when it is due', async () => {
    const as = await makeAdmin(server)
    await runJob(platform, counted)
    await runJob(platform, broken)
    const due = new Date(clock.now().getTime() + 60_000).toISOString()
    expect(await one(as, counted)).toMatchObject({ state: 'waiting', nextAt: due, last: { outcome: 'done' }, lastFailure: null })
    const failing = await one(as, broken)
    expect(failing).toMatchObject({ state: 'failing', failures: 1, lastFailure: { outcome: 'failed', error: 'TypeError' } })
    expect(JSON.stringify(failing)).not.toContain('ann@')
    const kept = await server.call(calls.listJobRuns, { query: { name: broken.name } }, { as })
    expect(kept).toMatchObject([{ outcome: 'failed', error: 'TypeError' }])
    expect((await server.refusal(calls.listJobRuns, { query: { name: 'no.such' } }, { as })).status).toBe(404)
  })
})

describe('run now', () => {
  test('makes it due at once, and is refused while it runs or is paused', async () => {
    const as = await makeAdmin(server)
    const body = { name: counted.name }
    await runJob(platform, counted)
    expect(await runJob(platform, counted)).toBe('busy')
    await server.call(calls.runJobNow, { body }, { as })
    expect(await runJob(platform, counted)).toBe('done')
    const running = runJob(platform, long)
    await eventually(() => expect(until).toHaveLength(1))
    expect(await one(as, long)).toMatchObject({ state: 'running' })
    expect(await server.refusal(calls.runJobNow, { body: { name: long.name } }, { as })).toMatchObject({ code: 'job_running' })
    until.pop()!()
    await running
    await server.call(calls.pauseJob, { body: { ...body, reason } }, { as })
    expect(await server.refusal(calls.runJobNow, { body }, { as })).toMatchObject({ status: 409, code: 'job_paused' })
  })
})

describe('a paused job', () => {
  test('runs on no process until it is resumed; who paused it and why is on record', async () => {
    const as = await makeAdmin(server, { name: 'Ada Quinn' })
    const body = { name: counted.name }
    runs = 0
    await server.call(calls.pauseJob, { body: { ...body, reason } }, { as })
    expect(await server.refusal(calls.pauseJob, { body: { ...body, reason } }, { as })).toMatchObject({ code: 'job_state' })
    expect(await dueJobs(platform, [counted])).toEqual([])
    expect(await Promise.all(Array.from({ length: 4 }, () => runJob(platform, counted)))).toEqual(Array(4).fill('busy'))
    expect(await one(as, counted)).toMatchObject({ state: 'paused', nextAt: null, paused: { by: 'Ada Quinn', reason } })
    await server.call(calls.resumeJob, { body }, { as })
    expect(await server.refusal(calls.resumeJob, { body }, { as })).toMatchObject({ code: 'job_state' })
    expect(await runJob(platform, counted)).toBe('done')
    expect(runs).toBe(1)
    const entries = await server.db
      .selectFrom('audit_entries')
      .select(['action', 'reason', 'user_id'])
      .where('action', 'like', 'job.%')
      .orderBy('id')
      .execute()
    expect(entries).toEqual([
      { action: 'job.pause', reason, user_id: as.userId },
      { action: 'job.resume', reason: null, user_id: as.userId },
    ])
  })

  test('that is running is asked to end with its next heartbeat, and does not begin again', async () => {
    const as = await makeAdmin(server)
    const times = {
      lookEvery: 5,
      atOnce: 4,
      stagger: 0,
      slice: 60_000,
      lease: 20_000,
      heartbeat: 5,
      overdue: 60_000,
      stopGrace: 60_000,
    }
    const running = runJob(platform, long, { times })
    await eventually(() => expect(until).toHaveLength(1))
    await server.call(calls.pauseJob, { body: { name: long.name, reason } }, { as })
    expect(await running).toBe('done')
    until.length = 0
    clock.advance({ hours: 1 })
    expect(await runJob(platform, long, { times })).toBe('busy')
  })
})
