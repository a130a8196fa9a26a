import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const path = /`((?:contract|server|src|mocks|tests|e2e|bench|scripts|docs)(?:\/[\w.-]+)*)\/?`/g

it.each(['docs/glossary.md', 'docs/adding-a-capability.md'])('%s names only files and folders that are there', (document) => {
  const named = [...readFileSync(join(root, document), 'utf8').matchAll(path)].map(([, each]) => each!)
  expect(named.length).toBeGreaterThan(5)
  // The capability of the guide is one that nobody has.
  expect(named.filter((each) => !each.includes('/reminders') && !existsSync(join(root, each)))).toEqual([])
})
