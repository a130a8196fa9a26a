import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { runStep } from './steps.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

/** Runs a runner that writes this report and ends with this code. */
async function counted(kind: 'vitest' | 'playwright', report: object, code = 0, mayBeEmpty = false) {
  vi.spyOn(console, 'log').mockReturnValue()
  const own = mkdtempSync(join(tmpdir(), 'carenest-report-'))
  const file = join(own, 'report.json')
  const script = `require('node:fs').writeFileSync(${JSON.stringify(file)}, ${JSON.stringify(JSON.stringify(report))}); process.exit(${code})`
  const counts = await runStep(
    own,
    { name: 'it', cores: 2, command: [process.execPath, '-e', script], report: { kind, file }, mayBeEmpty },
    { echo: false },
  )
  rmSync(own, { recursive: true })
  return counts
}

it('counts a journey that passed only at the second try as failed', async () => {
  const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 2 }
  expect(await counted('playwright', { stats }, 1)).toMatchObject({ passed: 3, failed: 2, skipped: 2 })
})

it('counts a runner as failed that breaks off, or that found no test', async () => {
  const report = (numPassedTests: number) => ({ numPassedTests, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 })
  expect(await counted('vitest', report(5))).toMatchObject({ passed: 5, failed: 0 })
  expect(await counted('vitest', report(5), 1)).toMatchObject({ passed: 5, failed: 1 })
  expect(await counted('vitest', report(0))).toMatchObject({ failed: 1 })
  expect(await counted('vitest', report(0), 0, true)).toEqual({ passed: 0, failed: 0, skipped: 0, failures: [] })
})

it('names what failed: tests, a file that could not be read, journeys', async () => {
  const numbers = { numPassedTests: 2, numFailedTests: 1, numPendingTests: 0, numTodoTests: 0 }
  const tests = [
    { status: 'passed', fullName: 'a visit is booked' },
    { status: 'failed', fullName: 'a visit is paid' },
  ]
  const testResults = [
    { name: 'visits.test.ts', status: 'failed', assertionResults: tests },
    { name: 'broken.test.ts', status: 'failed', assertionResults: [] },
    { name: 'pets.test.ts', status: 'passed', assertionResults: tests.slice(0, 1) },
  ]
  const read = await counted('vitest', { ...numbers, testResults }, 1)
  expect(read.failures.map((each) => each.replace(/^.*\//, ''))).toEqual(['visits.test.ts: a visit is paid', 'broken.test.ts'])

  const spec = (title: string, ok: boolean, status: string) => ({ title, ok, file: 'shop.spec.ts', tests: [{ status }] })
  const inner = { specs: [spec('pays', false, 'unexpected'), spec('looks', true, 'expected'), spec('waits', true, 'flaky')] }
  const stats = { expected: 1, unexpected: 1, flaky: 1, skipped: 0 }
  const { failures } = await counted('playwright', { stats, suites: [{ suites: [inner] }] }, 1)
  expect(failures).toEqual(['shop.spec.ts: pays', 'shop.spec.ts: waits'])
})
