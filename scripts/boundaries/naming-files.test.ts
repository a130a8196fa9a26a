import { join } from 'node:path'
import { expect, it } from 'vitest'
import { eventsCapability } from '#contract/events/capability.ts'
import { filesNaming } from './naming-files.ts'

const root = join(import.meta.dirname, '../..')

/** `docs/adding-a-capability.md` says what each of them is for. The migrations are of the past: a new capability has its own. */
const central = [
  'contract/capabilities.ts',
  'contract/paths.ts',
  'server/modules/index.ts',
  'src/app/workspaces/capabilities.ts',
  'src/app/document/capabilities.ts',
  'src/app/routing/routes.fixture.json',
  'server/migrations/0020-search-words.ts',
  'server/modules/files/migrations/0060-file-purposes.ts',
]

it('a capability is named in a few central files and in its own folders alone', () => {
  const found = filesNaming(root, eventsCapability).filter((file) => !file.startsWith('scripts/boundaries/'))
  expect(found.toSorted()).toEqual(central.toSorted())
  expect(central.length).toBeLessThanOrEqual(8)
})
