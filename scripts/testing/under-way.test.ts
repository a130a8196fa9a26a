import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { TestCase, TestModule, Vitest } from 'vitest/node'
import UnderWay from './under-way.ts'

const minutes = 60_000
const said = vi.fn<(text: string) => void>()
const module = { type: 'module', moduleId: '/house/server/visits.test.ts' } as TestModule
const test = (fullName: string) => ({ type: 'test', fullName, module }) as TestCase

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'log').mockImplementation(said)
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  said.mockClear()
})

it('names the file and the test that do not end, each once, and nothing that has ended', async () => {
  const reporter = new UnderWay()
  const [booked, paid] = [test('a visit is booked'), test('a visit is paid')]
  reporter.onInit({ config: { root: '/house' } } as Vitest)
  reporter.onTestModuleStart(module)
  reporter.onTestCaseReady(booked)
  reporter.onTestCaseResult(booked)
  reporter.onTestCaseReady(paid)
  await vi.advanceTimersByTimeAsync(3 * minutes)
  expect(said).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(60 * minutes)
  expect(said.mock.calls.flat()).toEqual([
    'Under way for long: server/visits.test.ts',
    'Under way for long: server/visits.test.ts: a visit is paid',
  ])
})

it('says nothing once the run has ended', async () => {
  const reporter = new UnderWay()
  reporter.onInit({ config: { root: '/house' } } as Vitest)
  reporter.onTestModuleStart(module)
  reporter.onTestModuleEnd(module)
  reporter.onTestRunEnd()
  await vi.advanceTimersByTimeAsync(60 * minutes)
  expect(said).not.toHaveBeenCalled()
})
