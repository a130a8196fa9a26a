/**
 * `npm run new-capability reminders`: writes the skeleton of a capability, from the contract to the journey, and names it in the central lists
 * (docs/adding-a-capability.md). `--record reminder` says what one of its records is called.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { checkNames, singularOf, type Names } from './new-capability/names.ts'
import { nextNumber, skeletonOf } from './new-capability/skeleton.ts'

const root = join(import.meta.dirname, '..')

function readNames(): Names {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { record: { type: 'string' } },
  })
  const [name] = positionals
  if (name === undefined) throw new Error('npm run new-capability <name> [-- --record <one of them>]')
  const names = { name, record: values.record ?? singularOf(name) }
  checkNames(names)
  return { ...names, number: nextNumber(root) }
}

function run(command: string, ...given: string[]): void {
  const { status } = spawnSync(join(root, 'node_modules/.bin', command), given, { cwd: root, stdio: 'inherit' })
  if (status !== 0) throw new Error(`${command} failed`)
}

try {
  const files = skeletonOf(root, readNames())
  for (const [path, text] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  run('oxfmt', ...files.keys())
  run('tsx', 'scripts/words.ts')
  console.log(`\n${[...files.keys()].toSorted().join('\n')}\n\nWhat comes next: docs/adding-a-capability.md`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
