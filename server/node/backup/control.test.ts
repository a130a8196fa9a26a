import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { StartFault } from '#server/kernel/errors.ts'
import { askRunningServer, openControl } from './control.ts'

const folder = mkdtempSync(join(tmpdir(), 'carenest-control-'))
afterAll(() => rmSync(folder, { recursive: true }))
const inUse = new Error('the folder is in use')

it('has the running server make the backup, and hands on what it says', async () => {
  const control = await openControl(folder, async (target) => {
    if (target.includes('full')) throw new StartFault(`${target} is not empty`)
    return `The backup is in ${target}`
  })
  expect(await askRunningServer(folder, '/somewhere/new', inUse)).toBe('The backup is in /somewhere/new')
  await expect(askRunningServer(folder, '/somewhere/full', inUse)).rejects.toThrow('/somewhere/full is not empty')
  await control.close()
  expect(readdirSync(folder)).toEqual([])
  await expect(askRunningServer(folder, '/somewhere', inUse)).rejects.toBe(inUse)
})

it('is for whoever can read the data folder alone', async () => {
  const made: string[] = []
  const control = await openControl(folder, async (target) => (made.push(target), 'made'))
  const path = join(folder, 'control.json')
  expect(statSync(path).mode & 0o777).toBe(0o600)
  const { port } = JSON.parse(readFileSync(path, 'utf8')) as { port: number }
  for (const headers of [{}, { Authorization: 'Bearer guessed' }] as Record<string, string>[])
    expect((await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', headers, body: '/tmp/x' })).status).toBe(403)
  expect(made).toEqual([])
  await control.close()
})
