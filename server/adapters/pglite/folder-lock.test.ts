import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { FolderInUse, lockFolder } from './folder-lock.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'carenest-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const file = () => join(folder, 'in-use.json')
const leave = (holder: object) => writeFileSync(file(), JSON.stringify(holder))
const since = '2026-11-20T08:00:00.000Z'

it('holds the folder until it is released, and leaves nothing behind', () => {
  const lock = lockFolder(folder)
  expect(() => lockFolder(folder)).toThrow(FolderInUse)
  lock.release()
  lockFolder(folder).release()
  expect(readdirSync(folder)).toEqual([])
})

it('takes over from a process that is dead', () => {
  leave({ pid: 2 ** 22 + 1, host: hostname(), since, started: null })
  expect(() => lockFolder(folder).release()).not.toThrow()
})

it('takes over when another process has got the dead one’s number', () => {
  leave({ pid: process.pid, host: hostname(), since, started: 'before the last start of the machine' })
  // Elsewhere than on Linux a process cannot be told from its successor: it is believed.
  if (process.platform === 'linux') expect(() => lockFolder(folder).release()).not.toThrow()
  else expect(() => lockFolder(folder)).toThrow(FolderInUse)
})

it('believes another machine as long as it renews its lock', () => {
  leave({ pid: 1, host: 'another-machine', since, started: null })
  expect(() => lockFolder(folder)).toThrow(/in use by process 1 on another-machine since 2026-11-20T08:00:00.000Z/)
  const longAgo = new Date(Date.now() - 120_000)
  utimesSync(file(), longAgo, longAgo)
  lockFolder(folder).release()
})

it('takes over what is no lock', () => {
  writeFileSync(file(), 'half writ')
  const lock = lockFolder(folder)
  expect(JSON.parse(readFileSync(file(), 'utf8'))).toMatchObject({ pid: process.pid, host: hostname() })
  lock.release()
})
