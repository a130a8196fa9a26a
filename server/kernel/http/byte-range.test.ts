import fc from 'fast-check'
import { expect, it } from 'vitest'
import { byteRange } from './byte-range.ts'

it('is what RFC 9110 says of it', () => {
  expect(byteRange('bytes=0-', 10)).toEqual({ from: 0, to: 10 })
  expect(byteRange('bytes=0-0', 10)).toEqual({ from: 0, to: 1 })
  expect(byteRange('bytes=4-99', 10)).toEqual({ from: 4, to: 10 })
  expect(byteRange('bytes=-3', 10)).toEqual({ from: 7, to: 10 })
  expect(byteRange('bytes=-30', 10)).toEqual({ from: 0, to: 10 })
  for (const outside of ['bytes=10-', 'bytes=10-12', 'bytes=-0']) expect(byteRange(outside, 10), outside).toBe('outside')
  for (const unheeded of [undefined, '', 'bytes=-', 'bytes=5-4', 'bytes=0-1,3-4', 'lines=1-2', 'bytes=a-b'])
    expect(byteRange(unheeded, 10), unheeded).toBe('whole')
})

it('gives the bytes that counting them one by one gives', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 30 }), fc.nat(40), fc.nat(40), (size, first, last) => {
      const asked = Array.from({ length: size }, (_, index) => index).filter((index) => index >= first && index <= last)
      const range = byteRange(`bytes=${first}-${last}`, size)
      if (typeof range === 'string') expect(asked).toEqual([])
      else expect(Array.from({ length: range.to - range.from }, (_, index) => range.from + index)).toEqual(asked)
    }),
    { seed: 20261123 },
  )
})
