import { join } from 'node:path'
import { capabilityNames, hasScreens, journeysOf, storyFoldersOf, testFoldersOf } from './capabilities.ts'
import { changedFiles, startOfChange } from './changed-files.ts'
import { readChoice, type Choice } from './choice.ts'
import type { Step } from './steps.ts'
import { touchedBy, usersOf } from './touched.ts'
import { readImports } from '../boundaries/imports.ts'

export interface Means {
  /** The browser's program. */
  readonly browser: string
  /** Address of a PostgreSQL in which databases may be made. */
  readonly database: string
  readonly redis: string | null
  /** A relay of calls, for the journey that needs one. */
  readonly relay: { readonly url: string; readonly secret: string; readonly pid: number } | null
  /** Folder for what runners report. */
  readonly reports: string
  /** Where the journeys' server listens. */
  readonly port: number
}

/** What of the suites is wanted; `null`: all of it. */
interface Extent {
  /** Arguments that narrow the suites without a browser. */
  readonly vitest: readonly string[]
  readonly stories: readonly string[] | null
  readonly journeys: readonly string[] | null
}

const everything: Extent = { vitest: [], stories: null, journeys: null }

const stepNames = [
  'types',
  'lint',
  'format',
  'boundaries',
  'words',
  'build',
  'storybook',
  'units',
  'platform and races on PostgreSQL',
  'platform on the embedded database',
  'stories',
  'journeys',
  'production',
] as const
type StepName = (typeof stepNames)[number]

/** @throws Error when a word names neither a step nor a capability, or a revision is not known */
export async function readPlan(root: string, words: readonly string[]): Promise<(means: Means) => Step[]> {
  const choice = readChoice(words, { steps: stepNames, capabilities: capabilityNames(root) })
  const extent = await extentOf(root, choice)
  const wanted = (name: StepName) => isWanted(name, choice, extent)
  if (!stepNames.some(wanted)) throw new Error(`There is nothing to run for ${words.join(' ')}`)
  return (means) => allSteps(means, extent).filter(({ name }) => wanted(name as StepName))
}

async function extentOf(root: string, { capabilities, changedSince }: Choice): Promise<Extent> {
  if (changedSince !== null) return extentOfChange(root, changedSince || (await startOfChange(root)), capabilities)
  if (capabilities.length === 0) return everything
  const imports = readImports()
  const shown = [
    ...new Set(capabilities.flatMap((name) => (hasScreens(root, name) ? [name] : [name, ...usersOf(name, imports)]))),
  ]
  return {
    vitest: [...testFoldersOf(capabilities), '--passWithNoTests'],
    stories: storyFoldersOf(root, shown),
    journeys: journeysOf(root, shown),
  }
}

async function extentOfChange(root: string, since: string, further: readonly string[]): Promise<Extent> {
  const touched = touchedBy(await changedFiles(root, since), readImports())
  const vitest = ['--changed', since, '--passWithNoTests']
  if (touched.foundation.length > 0) {
    console.log(`All stories and journeys: everything stands on ${touched.foundation.join(', ')}`)
    return { ...everything, vitest }
  }
  const capabilities = [...new Set([...touched.capabilities, ...further])].toSorted()
  console.log(`The change touches: ${capabilities.join(', ') || 'no capability'}`)
  return {
    vitest,
    stories: storyFoldersOf(root, capabilities),
    journeys: journeysOf(root, capabilities),
  }
}

/** Stories, journeys and what production runs take what was built: the builds come with them. */
function isWanted(name: StepName, { steps }: Choice, extent: Extent): boolean {
  const isNamed = (step: StepName) => steps.some((word) => step.includes(word))
  const inExtent: Partial<Record<StepName, boolean>> = {
    stories: extent.stories?.length !== 0,
    storybook: extent.stories?.length !== 0,
    journeys: extent.journeys?.length !== 0,
    build: extent.journeys?.length !== 0,
    production: extent.journeys?.length !== 0,
  }
  if (steps.length === 0) return inExtent[name] ?? true
  if (name === 'build') return isNamed('build') || isNamed('production') || (isNamed('journeys') && inExtent.journeys === true)
  if (name === 'storybook') return isNamed('storybook') || (isNamed('stories') && inExtent.stories === true)
  return isNamed(name) && (inExtent[name] ?? true)
}

function allSteps({ browser, database, redis, relay, reports, port }: Means, extent: Extent): Step[] {
  const onPostgres = { TEST_DATABASE_URL: database, ...(redis ? { TEST_REDIS_URL: redis } : {}) }
  const embedded = { TEST_DATABASE_URL: '', SECOND_DATABASE: 'yes' }
  const playwright = (name: StepName, command: readonly string[], env: Readonly<Record<string, string>>): Step => {
    const file = join(reports, `${name}.json`)
    return {
      name,
      cores: 2,
      command: [...command, '--reporter=list,json'],
      report: { kind: 'playwright', file },
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file, CHROMIUM_PATH: browser, ...env },
    }
  }
  const vitest = (name: StepName, cores: 1 | 2, args: readonly string[], env: Readonly<Record<string, string>> = {}): Step => {
    const file = join(reports, `${name.replaceAll(' ', '-')}.json`)
    const reporters = [
      '--reporter=default',
      '--reporter=./scripts/testing/under-way.ts',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ]
    // One more than there are cores, for some tests wait: by itself the runner leaves one free.
    const maxWorkers = `--maxWorkers=${cores === 2 ? 3 : 1}`
    return { name, cores, command: ['vitest', 'run', maxWorkers, ...args, ...reporters], report: { kind: 'vitest', file }, env }
  }
  const suite = (...args: Parameters<typeof vitest>): Step => ({
    ...vitest(args[0], args[1], [...extent.vitest, ...args[2]], args[3]),
    mayBeEmpty: extent.vitest.length > 0,
  })
  return [
    { name: 'types', cores: 1, command: ['tsc', '-p', 'tsconfig.json'] },
    { name: 'lint', cores: 1, command: ['oxlint', '--threads=1', '--deny-warnings', '--report-unused-disable-directives'] },
    { name: 'format', cores: 1, command: ['oxfmt', '--threads=1', '--check', '.'] },
    { name: 'boundaries', cores: 1, command: ['tsx', 'scripts/check-boundaries.ts'] },
    { name: 'words', cores: 1, command: ['tsx', 'scripts/words.ts', '--check'] },
    { name: 'build', cores: 1, command: ['tsx', 'scripts/build.ts'] },
    { name: 'storybook', cores: 1, command: ['storybook', 'build', '--quiet'] },
    suite('units', 2, ['--project', 'unit', '--project', 'dom', '--project', 'apart']),
    suite('platform and races on PostgreSQL', 2, ['--project', 'api', '--project', 'races'], onPostgres),
    suite('platform on the embedded database', 2, ['--project', 'api'], embedded),
    playwright('stories', ['tsx', 'scripts/stories.ts'], { STORY_FILES: (extent.stories ?? []).join(' ') }),
    playwright('journeys', ['playwright', 'test', ...(extent.journeys ?? [])], {
      E2E_PORT: String(port),
      E2E_DATA_DIR: join(reports, 'journeys-data'),
      ...(relay && { E2E_TURN_URLS: relay.url, E2E_TURN_SECRET: relay.secret, E2E_TURN_PID: String(relay.pid) }),
    }),
    vitest('production', 1, ['--project', 'production']),
  ]
}
