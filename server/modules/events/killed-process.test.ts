import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, it } from 'vitest'
import { migrate } from '#server/migrations/migrate.ts'
import { leaseSeconds } from '#server/kernel/http/lease.ts'
import { makePatient } from '../../../tests/support/people.ts'
import { type Attempt, openFolderPlatform } from './testing/folder-platform.ts'

const folder = mkdtempSync(join(tmpdir(), 'carenest-killed-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const publisherFile = fileURLToPath(new URL('testing/event-publisher.ts', import.meta.url))

/** People, each with one event to publish. */
async function prepare(count: number): Promise<Attempt[]> {
  const { db, platform, clock, close } = await openFolderPlatform(folder)
  await migrate(db)
  const attempts: Attempt[] = []
  for (let n = 0; n < count; n += 1) {
    const { token } = await makePatient({ db, platform, clock } as Parameters<typeof makePatient>[0])
    attempts.push({ title: `a-walk-number-${n}`, token })
  }
  await close()
  return attempts
}

/** Publishes in a process of its own that is killed after so many answers, in the middle of the next. */
async function publishUntilKilled(attempts: readonly Attempt[], answers: number): Promise<number[]> {
  const publisher = fork(publisherFile, [folder], {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  await once(publisher, 'message')
  const statuses: number[] = []
  const gone = once(publisher, 'exit')
  publisher.on('message', (status: number) => {
    statuses.push(status)
    if (statuses.length === answers) publisher.kill('SIGKILL')
  })
  publisher.send(attempts)
  await gone
  return statuses
}

it('publishes each event once when its process is killed in the middle and everybody tries again under their key', async () => {
  const attempts = await prepare(12)
  let answered = 0
  for (const answers of [3, 4]) {
    const statuses = await publishUntilKilled(attempts.slice(answered), answers)
    expect(new Set(statuses)).toEqual(new Set([201]))
    answered += answers
  }
  const { db, publish, close } = await openFolderPlatform(folder, leaseSeconds + 1)
  const again: number[] = []
  for (const attempt of attempts) again.push((await publish(attempt)).status)
  const events = await db.selectFrom('events').select('title').execute()
  await close()
  expect(new Set(again)).toEqual(new Set([201]))
  expect(events.map(({ title }) => title).toSorted()).toEqual(attempts.map(({ title }) => title).toSorted())
}, 240_000)
