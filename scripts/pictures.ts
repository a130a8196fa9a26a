/**
 * `npm run pictures` builds Storybook and compares the chosen stories with their kept pictures; `npm run pictures:accept` keeps what is
 * seen now instead, to be looked at before it is committed. Further words go to Playwright: `npm run pictures -- -g home`.
 */
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { packPictures, forgetUnchosen } from './pictures/kept.ts'
import { findBrowser } from './testing/browser.ts'
import { freePort, run } from './testing/process.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const words = process.argv.slice(2)
const accepts = words.includes('--accept')
const further = words.filter((word) => word !== '--accept')

const env = {
  ...process.env,
  PATH: `${join(root, 'node_modules', '.bin')}:${process.env['PATH'] ?? ''}`,
  CHROMIUM_PATH: process.env['CHROMIUM_PATH'] ?? (await findBrowser()),
  PICTURES_PORT: process.env['PICTURES_PORT'] ?? String(await freePort()),
}

async function runHere(command: string, args: readonly string[], echo = true): Promise<number> {
  const { code, output } = await run(command, args, { cwd: root, echo, env })
  if (code !== 0 && !echo) console.log(output)
  return code
}

async function compare(): Promise<number> {
  const built = await runHere('storybook', ['build', '--quiet'], false)
  if (built !== 0) return built
  const args = ['test', '--config', 'playwright.pictures.config.ts', ...further]
  if (!accepts) return runHere('playwright', args)
  const code = await runHere('playwright', [...args, 'pictures.spec.ts', '--update-snapshots=changed'])
  forgetUnchosen()
  console.log(`${await packPictures()} pictures kept anew: look at them before you commit them`)
  return code
}

process.exit(await compare())
