/**
 * Opens every story of the built Storybook once: steps, axe, kept pictures (`tests/stories`). Further words go to Playwright:
 * `npm run stories -- -g records`. `--build` builds Storybook first, `--accept` keeps what is seen now as pictures, to be looked at before
 * they are committed.
 */
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { packPictures, removeStalePictures } from './pictures/kept.ts'
import { findBrowser } from './testing/browser.ts'
import { freePort, run } from './testing/process.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const words = process.argv.slice(2)
const accepts = words.includes('--accept')
const further = words.filter((word) => word !== '--accept' && word !== '--build')

const env = {
  ...process.env,
  PATH: `${join(root, 'node_modules', '.bin')}:${process.env['PATH'] ?? ''}`,
  CHROMIUM_PATH: process.env['CHROMIUM_PATH'] ?? (await findBrowser()),
  STORIES_PORT: process.env['STORIES_PORT'] ?? String(await freePort()),
}

async function runHere(command: string, args: readonly string[], echo = true): Promise<number> {
  const { code, output } = await run(command, args, { cwd: root, echo, env })
  if (code !== 0 && !echo) console.log(output)
  return code
}

async function openStories(): Promise<number> {
  if (words.includes('--build')) {
    const code = await runHere('storybook', ['build', '--quiet'], false)
    if (code !== 0) return code
  }
  const args = ['test', '--config', 'playwright.stories.config.ts', ...further]
  if (!accepts) return runHere('playwright', args)
  const code = await runHere('playwright', [...args, '--grep', '@picture', '--update-snapshots=changed'])
  removeStalePictures()
  console.log(`${await packPictures()} pictures kept anew: look at them before you commit them`)
  return code
}

process.exit(await openStories())
