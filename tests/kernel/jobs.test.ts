import { expect, test } from 'vitest'
import { runDue, startJobs } from '#server/kernel/jobs.ts'
import type { Job } from '#server/kernel/module.ts'
import { createTestServer } from '../support/server.ts'

const server = await createTestServer({ modules: [] })

function counting(everySeconds = 60): Job & { runs: number } {
  const job = { name: 'count', everySeconds, runs: 0, run: async () => void (job.runs += 1) }
  return job
}

test('a job runs when it is due, and not before', async () => {
  const job = counting(60)
  expect(await runDue(server.platform, [job])).toEqual(['count'])
  server.clock.advance({ seconds: 59 })
  expect(await runDue(server.platform, [job])).toEqual([])
  server.clock.advance({ seconds: 1 })
  expect(await runDue(server.platform, [job])).toEqual(['count'])
  expect(job.runs).toBe(2)
})

test('of several processes one runs it', async () => {
  const job = counting()
  const ran = await Promise.all(Array.from({ length: 6 }, () => runDue(server.platform, [job])))
  expect([ran.flat(), job.runs]).toEqual([['count'], 1])
})

test('a job that fails is logged and planned again; the others run', async () => {
  const bad: Job = { name: 'bad', everySeconds: 60, run: () => Promise.reject(new TypeError('Ann has measles')) }
  expect(await runDue(server.platform, [bad, counting()])).toEqual(['bad', 'count'])
  const kept = await server.db.selectFrom('jobs').selectAll().where('name', '=', 'bad').executeTakeFirstOrThrow()
  expect(kept).toMatchObject({ locked_until: null, last_error: 'TypeError', next_run_at: '2026-03-02T09:01:00.000Z' })
  expect(server.log.entries[0]).toMatchObject({ level: 'error', message: 'job failed' })
})

test('a job whose process died is taken over after five minutes', async () => {
  const job = counting()
  const locked = { name: 'count', next_run_at: server.clock.now(), locked_until: '2026-03-02T09:05:00.000Z', last_error: null }
  await server.db.insertInto('jobs').values(locked).execute()
  server.clock.advance({ minutes: 4 })
  expect(await runDue(server.platform, [job])).toEqual([])
  server.clock.advance({ minutes: 1 })
  expect(await runDue(server.platform, [job])).toEqual(['count'])
})

test('the loop runs at once, and stopping waits for what runs', async () => {
  let finish = () => {}
  let started = () => {}
  const begun = new Promise<void>((resolve) => (started = resolve))
  const order: string[] = []
  const slow: Job = {
    name: 'slow',
    everySeconds: 60,
    async run() {
      started()
      await new Promise<void>((resolve) => (finish = resolve))
      order.push('finished')
    },
  }
  const loop = startJobs(server.platform, [slow])
  await begun
  const stopped = loop.stop().then(() => order.push('stopped'))
  finish()
  await stopped
  expect(order).toEqual(['finished', 'stopped'])
})
