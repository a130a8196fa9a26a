import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { checkNames, singularOf } from './names.ts'

const root = join(import.meta.dirname, '../..')
const tree = mkdtempSync(join(tmpdir(), 'carenest-capability-'))
afterAll(() => rmSync(tree, { recursive: true, force: true }))

/** Everything that is read, but for the kept pictures. */
function copyTree(): void {
  const isOut = (name: string) => ['node_modules', 'dist', 'data', 'docs', 'public'].includes(name) || name.startsWith('.git')
  for (const name of readdirSync(root).filter((each) => !isOut(each)))
    cpSync(join(root, name), join(tree, name), { recursive: true, filter: (path) => !path.includes('pictures/kept') })
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'))
}

function run(command: string, ...given: string[]) {
  const { TEST_DATABASE_URL: _, ...env } = process.env
  const { status, stdout, stderr } = spawnSync(join(tree, 'node_modules/.bin', command), given, {
    cwd: tree,
    env,
    encoding: 'utf8',
  })
  return { status, said: stdout + stderr }
}

const passes = (command: string, ...given: string[]) => {
  const { status, said } = run(command, ...given)
  expect(status, `${command} ${given.join(' ')}\n${said}`).toBe(0)
}

const create = (...given: string[]) => run('tsx', 'scripts/new-capability.ts', ...given)
const text = (path: string) => readFileSync(join(tree, path), 'utf8')

const central = [
  'contract/capabilities.ts',
  'contract/paths.ts',
  'server/modules/index.ts',
  'src/app/workspaces/capabilities.ts',
  'src/app/routing/routes.fixture.json',
]
const folders = ['reminders'].flatMap((name) => [
  `contract/${name}`,
  `server/modules/${name}`,
  `src/features/${name}`,
  `e2e/${name}`,
])

/** Types of what was written and all that it reaches, also of its stories and tests. */
function writeTypesProject(): string {
  const project = {
    extends: './tsconfig.json',
    compilerOptions: { incremental: false, tsBuildInfoFile: null },
    include: [
      ...folders,
      ...central.filter((path) => path.endsWith('.ts')),
      'src/**/*.d.ts',
      'tests/support/prepare-databases.ts',
    ],
  }
  writeFileSync(join(tree, 'tsconfig.new.json'), JSON.stringify(project))
  return 'tsconfig.new.json'
}

it('writes a capability which passes every check and its own tests', () => {
  copyTree()
  const before = new Map(central.map((path) => [path, text(path)]))
  expect(create('reminders')).toMatchObject({ status: 0 })
  expect(central.filter((path) => text(path) === before.get(path))).toEqual([])

  passes('tsc', '-p', writeTypesProject(), '--noEmit')
  passes('oxlint', '--deny-warnings', '--report-unused-disable-directives', ...folders, ...central.slice(0, 4))
  passes('oxfmt', '--check', ...folders, ...central)
  passes('tsx', 'scripts/check-boundaries.ts')
  passes('tsx', 'scripts/words.ts', '--check')
  passes('vitest', 'run', '--project', 'unit', '--project', 'api', '--maxWorkers=1', ...folders)

  // Nothing is written over.
  const again = create('reminders')
  expect(again).toMatchObject({ status: 1 })
  expect(again.said).toContain('is there already')
}, 600_000)

it.each([
  ['Pills', 'pill', 'lower-case'],
  ['gear', 'gear', '--record'],
])('refuses to call it %s, and one of them %s, with a sentence', (name, record, sentence) => {
  expect(() => checkNames({ name, record })).toThrow(sentence)
})

it.each([
  ['reminders', 'reminder'],
  ['allergies', 'allergy'],
  ['gear', 'gear'],
])('calls one of %s %s', (name, one) => {
  expect(singularOf(name)).toBe(one)
})
