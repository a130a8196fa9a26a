import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const index = fileURLToPath(new URL('../../storybook-static/index.json', import.meta.url))

interface IndexEntry {
  readonly id: string
  readonly type: 'story' | 'docs'
  readonly importPath: string
}

export interface BuiltStory {
  readonly id: string
  /** From the project's root. */
  readonly file: string
}

/** The stories of the built Storybook, of these folders and files where STORY_FILES names some, separated by spaces. */
export function builtStories(): BuiltStory[] {
  if (!existsSync(index))
    throw new Error('There is no built Storybook: run `npm test -- stories`, or `npx storybook build` first')
  const wanted = (process.env['STORY_FILES'] ?? '').split(' ').filter(Boolean)
  const { entries } = JSON.parse(readFileSync(index, 'utf8')) as { entries: Record<string, IndexEntry> }
  return Object.values(entries)
    .filter(({ type }) => type === 'story')
    .map(({ id, importPath }) => ({ id, file: importPath.replace('./', '') }))
    .filter(({ file }) => wanted.length === 0 || wanted.some((path) => file.startsWith(path)))
}
