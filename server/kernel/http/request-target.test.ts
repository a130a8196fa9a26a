import fc from 'fast-check'
import { expect, test } from 'vitest'
import { requestTarget } from './request-target.ts'

test.each([
  ['/', '/', ''],
  ['/hub?access_token=x', '/hub', '?access_token=x'],
  ['/a/../b', '/b', ''],
  ['http://carenest.test/home?x=1', '/home', '?x=1'],
])('%s is an address', (target, pathname, search) => {
  expect(requestTarget(target)).toMatchObject({ pathname, search })
})

test.each([
  undefined,
  '',
  '*',
  '//',
  '///',
  '//[',
  '//elsewhere/hub',
  '/\\elsewhere/hub',
  'http://[',
  'http://',
  'hub',
  'ftp://x/hub',
])('%s is none', (target) => {
  expect(requestTarget(target)).toBeNull()
})

test('nothing that anybody may send makes it throw', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.webUrl(), fc.webPath()), (target) => {
      for (const sent of [target, `/${target}`, `http://${target}`]) requestTarget(sent)
    }),
    { seed: 10, numRuns: 2000 },
  )
})
