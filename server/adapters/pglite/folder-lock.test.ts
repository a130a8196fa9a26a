import { fork, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { FolderInUse, lockFolder } from './folder-lock.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'carenest-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const file = () => join(folder, 'in-use.json')
const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url))
/** Within the project, so that packages are found from there. */
const built = fromHere(`../../../node_modules/.cache/carenest-tests/lock-contestant-${process.pid}`)
const contestantFile = join(built, 'lock-contestant.mjs')

// As plain JavaScript a process of it starts in a tenth of the time, and each round needs one.
beforeAll(async () => {
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      ssr: fromHere('../../../tests/support/lock-contestant.ts'),
      outDir: built,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: '[name].mjs' } },
    },
  })
})
afterAll(() => rmSync(built, { recursive: true, force: true }))

async function startContestant(): Promise<ChildProcess> {
  const contestant = fork(contestantFile, [folder], { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  await once(contestant, 'message')
  return contestant
}

async function tryFor(contestant: ChildProcess): Promise<string> {
  const answer = once(contestant, 'message')
  contestant.send('try')
  const [word] = (await answer) as [string]
  return word
}

async function kill(contestant: ChildProcess): Promise<void> {
  const gone = once(contestant, 'exit')
  contestant.kill('SIGKILL')
  await gone
}

it('holds the folder until it is released', async () => {
  const lock = await lockFolder(folder)
  await expect(lockFolder(folder, { patience: 0 })).rejects.toThrow(FolderInUse)
  lock.release()
  lock.release()
  const again = await lockFolder(folder, { patience: 0 })
  again.release()
  expect([readdirSync(folder), readFileSync(file(), 'utf8')]).toEqual([['in-use.json'], ''])
})

it('waits for a holder that is ending', async () => {
  const lock = await lockFolder(folder)
  const next = lockFolder(folder, { patience: 60_000 })
  lock.release()
  const taken = await next
  taken.release()
})

it('names who has the folder', async () => {
  const contestant = await startContestant()
  expect(await tryFor(contestant)).toBe('held')
  const refused = lockFolder(folder, { patience: 0 })
  await expect(refused).rejects.toThrow(`in use by process ${contestant.pid} on ${hostname()} since 2`)
  await kill(contestant)
})

it('asks no number of a process: another may have got the dead one’s', async () => {
  for (const left of [{ pid: process.pid, host: hostname(), since: new Date().toISOString() }, 'half writ']) {
    writeFileSync(file(), JSON.stringify(left))
    const lock = await lockFolder(folder, { patience: 0 })
    expect(JSON.parse(readFileSync(file(), 'utf8'))).toMatchObject({ pid: process.pid, host: hostname() })
    lock.release()
  }
})

// Windows has no zombies.
it.skipIf(process.platform === 'win32')('takes over from a holder that was killed and that nobody buries', async () => {
  // The shell starts the holder and becomes a process that never asks after its children.
  const script = `"$0" "$1" "$2" & echo $!; exec sleep 600`
  // The channel passes through the shell to the holder.
  const starter = spawn('sh', ['-c', script, process.execPath, contestantFile, folder], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  try {
    const [[pid]] = (await Promise.all([once(starter.stdout!, 'data'), once(starter, 'message')])) as [[Buffer], unknown]
    expect(await tryFor(starter)).toBe('held')
    process.kill(Number(pid), 'SIGKILL')
    const lock = await lockFolder(folder, { patience: 60_000 })
    // The dead one still has its number.
    expect(process.kill(Number(pid), 0)).toBe(true)
    lock.release()
  } finally {
    await kill(starter)
  }
})

/** LOCK_ROUNDS=1000 for the full count, which takes minutes: each round starts one process. */
const rounds = Number(process.env['LOCK_ROUNDS'] ?? 20)

it('gives the folder to exactly one of eight that start after a dead holder', { timeout: 60_000 + rounds * 2000 }, async () => {
  let holder = await startContestant()
  expect(await tryFor(holder)).toBe('held')
  let contestants = await Promise.all(Array.from({ length: 8 }, startContestant))
  for (let round = 0; round < rounds; round += 1) {
    const [successor] = await Promise.all([startContestant(), kill(holder)])
    const answers = await Promise.all(contestants.map(tryFor))
    expect(answers.toSorted(), `round ${round}`).toEqual(['held', ...Array<string>(7).fill('refused')])
    holder = contestants[answers.indexOf('held')]!
    contestants = [...contestants.filter((contestant) => contestant !== holder), successor]
  }
  await Promise.all([holder, ...contestants].map(kill))
})
