import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanLine, cleanRun, cleanText, isVisible } from './clean-text.ts'
import { lineInput, textInput } from './text.ts'

const seeded = { seed: 20261128, numRuns: 500 }

/** Texts of people, each as its language or its emoji needs it. */
const honest = [
  'Zoë Müller-O’Brien',
  'Nguyễn Thị Ngọc Ánh',
  'محمد عبد الله',
  'نمی‌خواهم',
  'می‌روم',
  'מִכָאֵל',
  'קוד: A-12‎ (חדש)',
  'क्‍ष और क्‌ष',
  'श्रीमती अन‌ुराधा',
  'ക്‍',
  'ශ්‍රී ලංකා',
  'ພາສາລາວ',
  'น้ำแข็ง',
  '渡邉󠄂 花子',
  '김철수',
  '👩‍⚕️ and 👨‍👩‍👧‍👦',
  '👍🏽 ❤️‍🔥 🏳️‍🌈 🏴󠁧󠁢󠁥󠁮󠁧󠁿 🇩🇪 1️⃣',
  '☎️ ✔︎ ©',
  'e\u0301 and a\u0308\u0304',
  '-',
  '…',
]

/** What no reader sees, or what turns others around. */
const hidden = [
  ...Array.from('\u200b\u00ad\u2060\u2061\u2064\u206a\u206f\ufeff\u180e\u115f\u1160\u3164\uffa0\u034f\u17b4\ufff9'),
  ...Array.from('\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u0000\u0007\u001b\u007f\u0090'),
  '\u{e0041}',
  '\u{e007f}',
]
const noise = fc.array(fc.constantFrom(...hidden), { maxLength: 4 }).map((found) => found.join(''))
const blanks = fc.array(fc.constantFrom(' ', '\t', '\n', '\r\n', '\u00a0', '\u3000', '\u2028', '\u2800'), { maxLength: 3 })
const letter = fc.constantFrom(
  ...Array.from('aZé9ßя中あ한ابהकਕ்ക'),
  '👍',
  '👩',
  '⚕',
  '\u200d',
  '\u200c',
  '\ufe0f',
  '\u0301',
  '\u094d',
  '\u200f',
)
const anything = fc
  .array(
    fc.oneof(
      letter,
      noise,
      blanks.map((found) => found.join('')),
      fc.string({ unit: 'binary' }),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''))

/** The naive reading: character by character, nothing is left of what nobody sees but joiners, variants and marks of direction. */
const forbidden =
  /\u034f|[\u00ad\u115f\u1160\u17b4\u17b5\u202a-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff0-\ufffb\u200b]|(?!\n)\p{Cc}|\r|\u2028|\u2029/u

describe('text that people type', () => {
  it.each(honest)('keeps %s', (text) => {
    expect(cleanLine(text)).toBe(text)
    expect(cleanText(text)).toBe(text)
    expect(isVisible(text)).toBe(true)
  })

  it.each([
    '\u200b',
    '\u2800',
    '\u3164',
    '\u00ad',
    '\u202e',
    '\u200d',
    '\ufe0f',
    '\u0301',
    '\u200e\u200f',
    ' \n\t',
    '\u{e0001}',
    '',
  ])('is empty where nobody sees anything: %j', (text) => {
    expect(cleanLine(text)).toBe('')
    expect(cleanText(text.repeat(3))).toBe('')
    expect(isVisible(text)).toBe(false)
    expect(lineInput.min(1).safeParse(text).success).toBe(false)
    expect(textInput.min(1).safeParse(text).success).toBe(false)
  })

  it('shows the name of a file in the order of its letters', () => {
    expect(cleanLine('evil\u202efdp.exe')).toBe('evilfdp.exe')
    expect(cleanLine('invoice\u2066\u2067.pdf')).toBe('invoice.pdf')
  })

  it('carries a few marks on a letter, not a hundred', () => {
    expect(Array.from(cleanLine(`a${'\u0301'.repeat(100)}b`))).toHaveLength(10)
  })

  it('makes one line of several, and keeps paragraphs where there may be some', () => {
    expect(cleanLine('Ana\r\n  Silva\u2028MD')).toBe('Ana Silva MD')
    expect(cleanText(' Dear Ana\r\n\r\nall is well.\u2029 ')).toBe('Dear Ana\n\nall is well.')
  })

  it('takes joiners out where nothing joins', () => {
    expect(cleanLine('An\u200dna\u200c')).toBe('Anna')
    expect(cleanLine('1\ufe0f a\ufe0f')).toBe('1 a')
    expect(cleanLine('Anna\u200f')).toBe('Anna')
  })

  it('is the same for two texts that look the same but for what is hidden', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...honest.filter((text) => /^[\p{L}\p{P} ]+$/u.test(text))),
        noise,
        fc.nat(),
        (text, found, at) => {
          const signs = Array.from(text)
          const where = at % (signs.length + 1)
          const disguised = [...signs.slice(0, where), found, ...signs.slice(where)].join('')
          expect(cleanLine(disguised)).toBe(text)
        },
      ),
      seeded,
    )
  })

  it('has nothing hidden left, and is not changed a second time, whatever came', () => {
    fc.assert(
      fc.property(anything, (text) => {
        for (const clean of [cleanLine, cleanText, cleanRun]) {
          const once = clean(text)
          expect(once).not.toMatch(forbidden)
          expect(once).not.toMatch(/\p{M}{9}/u)
          expect(clean(once)).toBe(once)
        }
        expect(cleanLine(text)).not.toContain('\n')
        expect(cleanLine(text) === '').toBe(!isVisible(text))
        expect(cleanText(text) === '').toBe(!isVisible(text))
      }),
      seeded,
    )
  })

  it('of plain letters stays as it is, but for blanks around it', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\w .,;:!?'"()-]{0,80}$/), (text) => {
        expect(cleanLine(text)).toBe(text.trim())
        expect(cleanRun(text)).toBe(text)
      }),
      seeded,
    )
  })
})
