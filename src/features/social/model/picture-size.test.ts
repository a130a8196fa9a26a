import { expect, test } from 'vitest'
import { sizeFor } from './picture-size.ts'

test.each([
  [1, 320],
  [320, 320],
  [368, 320],
  [369, 640],
  [736, 640],
  [737, undefined],
])('%d pixels of the screen take %d', (pixels, size) => {
  expect(sizeFor(pixels)).toBe(size)
})
