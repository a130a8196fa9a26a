import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, utimes, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'

const holder = z.object({
  pid: z.int().positive(),
  host: z.string(),
  /** ISO text. */
  since: z.string(),
  /** When that process was started, by the operating system's count: tells it from another that got its number. */
  started: z.string().nullable(),
})
type Holder = z.infer<typeof holder>

/** Milliseconds. */
const renewEvery = 10_000
const staleAfter = 60_000

/** The folder is in use; the message is the one sentence a person needs. */
export class FolderInUse extends Error {}

export interface FolderLock {
  release(): void
}

/** On Linux the 22nd field of the process's state: its start in ticks since boot; elsewhere unknown. */
function startOf(pid: number): string | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return text.slice(text.lastIndexOf(')') + 2).split(' ')[19] ?? null
  } catch {
    return null
  }
}

function isAlive({ pid, started }: Holder): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
  return started === null || startOf(pid) === null || startOf(pid) === started
}

function read(path: string): Holder | null {
  try {
    return holder.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    return null
  }
}

/** Puts a whole file in place, or answers `false` when there is one. */
function write(path: string, mine: Holder): boolean {
  const draft = `${path}.${process.pid}`
  writeFileSync(draft, JSON.stringify(mine), { mode: 0o600 })
  try {
    linkSync(draft, path)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(draft)
  }
}

/** Whether the holder is gone. Another machine's processes cannot be asked: there the lock's age tells, which its holder renews. */
function isStale(path: string, other: Holder): boolean {
  if (other.host === hostname()) return !isAlive(other)
  const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0)
  return age > staleAfter
}

/** Takes a dead process's lock away. Of several that try at once one does; a lock that came in between is put back. */
function removeStale(path: string, seen: Holder | null): void {
  const aside = `${path}.stale-${process.pid}`
  try {
    renameSync(path, aside)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return
    throw error
  }
  const taken = read(aside)
  if (JSON.stringify(taken) !== JSON.stringify(seen)) linkSync(aside, path)
  rmSync(aside)
}

function hold(path: string): FolderLock {
  const renewing = setInterval(() => {
    const now = new Date()
    utimes(path, now, now, () => {})
  }, renewEvery).unref()
  return {
    release() {
      clearInterval(renewing)
      rmSync(path, { force: true })
    },
  }
}

/**
 * Two processes on one embedded database destroy it, so the folder belongs to one. Throws `FolderInUse` when another process lives
 * that holds it; the lock of a dead one is taken over.
 */
export function lockFolder(folder: string): FolderLock {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, 'in-use.json')
  const mine: Holder = { pid: process.pid, host: hostname(), since: new Date().toISOString(), started: startOf(process.pid) }
  for (let attempt = 0; attempt < 3; attempt += 1) {
    if (write(path, mine)) return hold(path)
    const other = read(path)
    if (other && !isStale(path, other)) {
      throw new FolderInUse(
        `${folder} is in use by process ${other.pid} on ${other.host} since ${other.since}: stop it first, or set another DATA_DIR.`,
      )
    }
    removeStale(path, other)
  }
  throw new FolderInUse(`${folder} is being opened by another process at this moment: try again.`)
}
