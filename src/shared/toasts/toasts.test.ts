import { expect, test } from 'vitest'
import { errorToast, toastsReducer } from './toasts.ts'

const failedWith = (requestId: string, status = 500) => ({ status, code: 'internal', errors: [], requestId })
const numbers = (...shown: ReturnType<typeof errorToast>[]) =>
  shown.reduce(toastsReducer, []).map(({ text, failedCall }) => [text, failedCall])

test('of calls that fail together each message bears the number of its own, whichever is told first', () => {
  const [one, other] = [failedWith('one'), failedWith('other')]
  expect(numbers(errorToast('Second', other), errorToast('First', one))).toEqual([
    ['Second', 'other'],
    ['First', 'one'],
  ])
})

test('what is about no call, or about one of which nothing is kept, bears no number', () => {
  expect(numbers(errorToast('Not copied'), errorToast('Gone', failedWith('x', 404)))).toEqual([
    ['Not copied', undefined],
    ['Gone', undefined],
  ])
})
