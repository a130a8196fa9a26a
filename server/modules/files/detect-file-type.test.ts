import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { detectFileType } from './detect-file-type.ts'

const begins = (bytes: number[], rest = 64) => Uint8Array.from([...bytes, ...Array.from({ length: rest }, () => 0x20)])
const text = (words: string) => new TextEncoder().encode(words)

describe('what a file is', () => {
  it('stands in its first bytes', () => {
    expect(detectFileType(begins([0xff, 0xd8, 0xff, 0xe1]))).toBe('image/jpeg')
    expect(detectFileType(begins([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))).toBe('image/png')
    expect(detectFileType(Uint8Array.from([...text('RIFF'), 1, 2, 3, 4, ...text('WEBPVP8 ')]))).toBe('image/webp')
  })

  it('is a PDF where it begins as one', () => {
    expect(detectFileType(text('%PDF-1.7'))).toBe('application/pdf')
  })

  it('is nothing we take where it is a page, a drawing with scripts, a program or a sound', () => {
    for (const other of ['<!doctype html><script>', '<svg xmlns="http://www.w3.org/2000/svg">', 'MZ', 'RIFF1234WAVE'])
      expect(detectFileType(text(other)), other).toBeNull()
    expect(detectFileType(new Uint8Array())).toBeNull()
  })

  it('is never a picture for text, whatever the text says', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...Array.from('<>/a!RIFWEBPNG&é \n')), maxLength: 40 }), (words) => {
        const type = detectFileType(text(words))
        return type === null || (type === 'image/webp' && words.startsWith('RIFF') && words.slice(8, 12) === 'WEBP')
      }),
      { seed: 20261120 },
    )
  })
})
