import { closeSync, constants, ftruncateSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { z } from 'zod'

/** Whom the sentence names. It decides nothing: the operating system's lock does. */
const holder = z.object({ pid: z.int().positive(), host: z.string(), since: z.iso.datetime() })

/** The locked byte lies beyond the file's text, because Windows lets nobody else read what is locked. */
const lockedByte = 2 ** 30

/** Milliseconds. A process that was just killed keeps its lock until its last thread is gone. */
const defaultPatience = 2000
const retryEvery = 20

/** The folder cannot be had; the message is the one sentence a person needs. */
export class FolderInUse extends Error {}

export interface FolderLock {
  /** Gives the folder back. Calling it again does nothing. */
  release(): void
}

function describeHolder(path: string): string {
  try {
    const { pid, host, since } = holder.parse(JSON.parse(readFileSync(path, 'utf8')))
    return `process ${pid} on ${host} since ${since}`
  } catch {
    return 'another process'
  }
}

function writeHolder(file: number): void {
  const mine: z.infer<typeof holder> = { pid: process.pid, host: hostname(), since: new Date().toISOString() }
  ftruncateSync(file)
  writeSync(file, JSON.stringify(mine), 0)
}

/** Whether the lock was had within the time. It is asked for once at least. */
async function lockWithin(milliseconds: number, file: number): Promise<boolean> {
  // Loaded here, because a server on PostgreSQL has no use for it.
  const { tryLock } = await import('fs-native-extensions')
  const until = performance.now() + milliseconds
  while (!tryLock(file, lockedByte, 1)) {
    if (performance.now() >= until) return false
    await delay(retryEvery)
  }
  return true
}

function hold(file: number): FolderLock {
  let isHeld = true
  return {
    release() {
      if (!isHeld) return
      isHeld = false
      ftruncateSync(file)
      closeSync(file)
    },
  }
}

/**
 * Two processes on one embedded database destroy it, so the folder belongs to one. The operating system keeps the lock on an open file
 * and ends it with the process, however that ends. The file itself stays: who removed it could leave two processes with a lock on two files.
 * `patience` is how many milliseconds to wait for a holder that is ending. Throws `FolderInUse` when another has the folder for longer.
 */
export async function lockFolder(folder: string, { patience = defaultPatience } = {}): Promise<FolderLock> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, 'in-use.json')
  const file = openSync(path, constants.O_RDWR | constants.O_CREAT, 0o600)
  try {
    if (!(await lockWithin(patience, file))) {
      throw new FolderInUse(`${folder} is in use by ${describeHolder(path)}: stop it first, or set another DATA_DIR.`)
    }
    writeHolder(file)
    return hold(file)
  } catch (error) {
    closeSync(file)
    throw error
  }
}
