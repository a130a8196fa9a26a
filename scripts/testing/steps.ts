import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { run } from './process.ts'

export interface Counts {
  passed: number
  failed: number
  skipped: number
}

export interface Outcome extends Counts {
  /** File and name of each test that failed, as far as the runner's report tells. */
  readonly failures: readonly string[]
}

export interface Step {
  readonly name: string
  readonly command: readonly string[]
  /** Where the runner writes what it counted; a step without is one check that passes or fails. */
  readonly report?: { readonly kind: 'vitest' | 'playwright'; readonly file: string }
  readonly env?: Readonly<Record<string, string>>
  /** It was narrowed, so that it may rightly find no test. */
  readonly mayBeEmpty?: boolean
  /** How many it keeps busy. */
  readonly cores: 1 | 2
}

/** No step is without a word for half as long, on a machine half as fast; one that is hangs, and would take the rest of the run with it. */
const longestSilence = 15 * 60_000

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults?: { name: string; status: string; assertionResults: { status: string; fullName: string }[] }[]
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs?: { title: string; file: string; ok: boolean; tests: { status: string }[] }[]
}

interface PlaywrightReport extends PlaywrightSuite {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
}

function readOutcome(root: string, report: NonNullable<Step['report']>): Outcome | null {
  if (!existsSync(report.file)) return null
  const text = readFileSync(report.file, 'utf8')
  if (report.kind === 'vitest') {
    const read = JSON.parse(text) as VitestReport
    return {
      passed: read.numPassedTests,
      failed: read.numFailedTests,
      skipped: read.numPendingTests + read.numTodoTests,
      failures: (read.testResults ?? []).flatMap((file) => failedIn(relative(root, file.name), file)),
    }
  }
  const read = JSON.parse(text) as PlaywrightReport
  const { expected, unexpected, flaky, skipped } = read.stats
  return { passed: expected, failed: unexpected + flaky, skipped, failures: failedJourneys(read) }
}

/** A file that could not be read as tests has failed without one of them. */
function failedIn(path: string, { status, assertionResults }: NonNullable<VitestReport['testResults']>[number]): string[] {
  const failed = assertionResults.filter((each) => each.status === 'failed').map(({ fullName }) => `${path}: ${fullName}`)
  return failed.length === 0 && status === 'failed' ? [path] : failed
}

function failedJourneys({ suites = [], specs = [] }: PlaywrightSuite): string[] {
  const failed = specs.filter(({ ok, tests }) => !ok || tests.some(({ status }) => status === 'flaky'))
  return [...failed.map(({ file, title }) => `${file}: ${title}`), ...suites.flatMap(failedJourneys)]
}

/**
 * Runs one step and says what it counted. A runner that fails without a failed test, or counts none, has failed once. `echo`: shows
 * its output while it runs; else at its end, so that it does not mix with that of others.
 */
export async function runStep(root: string, step: Step, { echo }: { readonly echo: boolean }): Promise<Outcome> {
  if (echo) console.log(`\n── ${step.name}`)
  const started = Date.now()
  if (step.report) rmSync(step.report.file, { force: true })
  const [command = '', ...args] = step.command
  const { code, output } = await run(command, args, {
    cwd: root,
    echo,
    silence: longestSilence,
    env: { ...process.env, ...step.env, PATH: `${join(root, 'node_modules', '.bin')}:${process.env['PATH'] ?? ''}` },
  })
  if (!echo) console.log(`\n── ${step.name}\n${output}`)
  const counts = {
    passed: step.report || code !== 0 ? 0 : 1,
    failed: 0,
    skipped: 0,
    failures: [],
    ...(step.report && readOutcome(root, step.report)),
  }
  const lost = code !== 0 || (step.report !== undefined && counts.passed === 0 && !step.mayBeEmpty)
  if (lost && counts.failed === 0) counts.failed = 1
  console.log(`── ${step.name}: ${counts.failed === 0 ? 'good' : 'FAILED'} (${Math.round((Date.now() - started) / 1000)} s)`)
  return counts
}
