import { Buffer } from 'node:buffer'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { box, phoneFilm, secrets, webm, words } from '../../../../tests/support/videos.ts'
import { detectFileType } from '../detect-file-type.ts'
import { hiddenInMp4 } from './hidden-in-mp4.ts'
import { isWebm } from './is-webm.ts'
import { UnreadableVideo, type Source } from './source.ts'
import { withoutHidden } from './without-hidden.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** Refuses what is not within it, as a file does. */
const sourceOf = (bytes: Bytes): Source => ({
  size: bytes.length,
  async read(from, to) {
    if (from < 0 || to > bytes.length || from > to) throw new Error(`read ${from} to ${to} of ${bytes.length}`)
    return bytes.slice(from, to)
  },
})
const cleaned = async (bytes: Bytes) => withoutHidden(bytes, 0, await hiddenInMp4(sourceOf(bytes)))
const holds = (bytes: Uint8Array, text: string) => Buffer.from(bytes).includes(Buffer.from(text, 'latin1'))
const joined = (...parts: Uint8Array[]): Bytes => Uint8Array.from(Buffer.concat(parts))
const refused = (bytes: Bytes) => expect(hiddenInMp4(sourceOf(bytes))).rejects.toThrow(UnreadableVideo)

describe('what a film tells beside its picture', () => {
  it.each([
    ['MP4', phoneFilm()],
    ['QuickTime', phoneFilm({ brand: 'qt  ' })],
    ['sizes of 64 bits', phoneFilm({ large: true })],
  ])('goes, and nothing in it moves: %s', async (_, film) => {
    for (const secret of secrets) expect(holds(film, secret), secret).toBe(true)
    const clean = await cleaned(film)
    for (const secret of secrets) expect(holds(clean, secret), secret).toBe(false)
    expect(clean.length).toBe(film.length)
    expect(Buffer.from(clean).indexOf('the picture itself')).toBe(Buffer.from(film).indexOf('the picture itself'))
    expect(['udta', 'uuid', '\u00a9xyz', 'loci', 'ilst'].filter((type) => holds(clean, type))).toEqual([])
    // What is clean stays as it is.
    expect(await cleaned(clean)).toEqual(clean)
  })

  it('is found by the whole, and taken out piece by piece wherever it is cut', async () => {
    const film = phoneFilm()
    const hidden = await hiddenInMp4(sourceOf(film))
    const whole = withoutHidden(film, 0, hidden)
    for (let cut = 0; cut <= film.length; cut += 1)
      expect(joined(withoutHidden(film.slice(0, cut), 0, hidden), withoutHidden(film.slice(cut), cut, hidden))).toEqual(whole)
  })

  it('goes from fragments too; those of a track that would have to go are refused', async () => {
    const plain = joined(
      box('ftyp', ['isom', words(0)]),
      box('moov', [box('trak', [box('mdia', [box('hdlr', [words(0, 0), 'vide', words(0, 0, 0)])])])]),
    )
    const fragment = box('moof', [box('mfhd', [words(0)]), box('traf', [box('tfhd', [words(0)]), box('udta', ['at home'])])])
    expect(holds(await cleaned(joined(plain, fragment)), 'at home')).toBe(false)
    await refused(joined(phoneFilm(), fragment))
  })
})

describe('a file that breaks its own format', () => {
  const film = phoneFilm()

  it('is refused wherever it was cut off, or has no picture', async () => {
    const end = Buffer.from(film).lastIndexOf('moov') - 4
    for (let length = end + 1; length < film.length; length += 1) await refused(film.slice(0, length))
    await refused(box('ftyp', ['isom']))
    await refused(joined(box('ftyp', ['isom']), box('moov', [box('mvhd')])))
    await refused(joined(film, box('moov')))
  })

  it('is refused where a box is larger than what it lies in, or smaller than itself', async () => {
    const head = box('ftyp', ['isom'])
    for (const size of [2, 7, 9_000, 0xffff_ffff]) await refused(joined(head, words(size), Buffer.from('moov')))
    await refused(joined(head, words(1), Buffer.from('moov'), words(0xffff_ffff, 0xffff_ffff)))
    await refused(joined(head, words(1), Buffer.from('moov'), words(0, 4)))
    await refused(joined(head, words(1), Buffer.from('moov')))
    await refused(joined(head, box('moov', [joined(words(500), Buffer.from('trak'))])))
  })

  it('costs no more than its size, however deep it nests and however many boxes it has', async () => {
    let deep: Bytes = box('udta')
    for (let level = 0; level < 3000; level += 1) deep = box('moov', [deep])
    await refused(deep)
    await refused(joined(box('ftyp', ['isom']), ...Array.from({ length: 20_001 }, () => box('free'))))
    const many = box('stbl', [box('stsz', [words(0, 0, 0x7fff_ffff)])])
    const track = box('trak', [box('mdia', [box('hdlr', [words(0, 0), 'meta', words(0, 0, 0)]), box('minf', [many])])])
    await refused(joined(box('ftyp', ['isom']), box('moov', [track])))
  })

  it('is refused or cleaned, and nothing else, whatever its bytes', async () => {
    const places = fc.array(fc.tuple(fc.nat(film.length - 1), fc.nat(255)), { minLength: 1, maxLength: 12 })
    await fc.assert(
      fc.asyncProperty(places, async (changes) => {
        const broken = film.slice()
        for (const [at, value] of changes) broken[at] = value
        const clean = await cleaned(broken).catch((error: unknown) => {
          if (error instanceof UnreadableVideo) return null
          throw error
        })
        expect(clean === null || clean.length === broken.length).toBe(true)
      }),
      { seed: 20261123, numRuns: 2000 },
    )
  })
})

describe('WebM', () => {
  it('says so in its header', async () => {
    expect(await isWebm(sourceOf(webm()))).toBe(true)
    expect(await isWebm(sourceOf(webm(new Uint8Array(5000))))).toBe(true)
    expect(await isWebm(sourceOf(webm(new Uint8Array(), 'matroska')))).toBe(false)
  })

  it('is not what ends within it, says nothing, or is of other bytes', async () => {
    const whole = webm()
    for (let length = 0; length < whole.length; length += 1) expect(await isWebm(sourceOf(whole.slice(0, length)))).toBe(false)
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 60 }), async (rest) => {
        expect(await isWebm(sourceOf(joined(Uint8Array.from([0x1a, 0x45, 0xdf, 0xa3]), rest)))).toBe(
          Buffer.from(rest).includes(Buffer.from([0x42, 0x82, 0x84])) && Buffer.from(rest).includes('webm'),
        )
      }),
      { seed: 20261123 },
    )
  })
})

it('a film is told by its first bytes; pictures in the same boxes are none', () => {
  const ftyp = (...brands: string[]) => box('ftyp', [brands[0]!, words(0), ...brands.slice(1)])
  expect(detectFileType(phoneFilm())).toBe('video/mp4')
  expect(detectFileType(ftyp('qt  '))).toBe('video/quicktime')
  expect(detectFileType(box('moov', ['some more']))).toBe('video/quicktime')
  expect(detectFileType(ftyp('3gp5'))).toBe('video/mp4')
  expect(detectFileType(ftyp('XYZ1', 'isom'))).toBe('video/mp4')
  expect(detectFileType(webm())).toBe('video/webm')
  for (const brand of ['heic', 'avif', 'crx ', 'M4A ', 'abcd']) expect(detectFileType(ftyp(brand)), brand).toBeNull()
  expect(detectFileType(ftyp('mif1', 'heic', 'isom'))).toBeNull()
})
