import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { packageFonts } from '#server/adapters/fonts/package-files.ts'
import type { FontScript } from '#server/kernel/ports.ts'
import { findOrInstall } from '../../../../../scripts/testing/packages.ts'
import { facesOf } from './faces.ts'
import { pieces } from './shape.ts'
import { unpackWoff } from './unpack-woff.ts'

/** Words of the languages that papers are written in: ligatures, marks, conjuncts, vowels that stand before their consonant. */
const words: Partial<Record<FontScript, readonly string[]>> = {
  latin: ['Prescription', 'Wolff', 'office', '500 mg/ml', 'AVATAR', 'naïve', 'Größe', 'œuvre'],
  arabic: ['محمد', 'الله', 'لا', 'الأحمد', 'أموكسيسيلين', 'كبسولة', 'وصفة', 'طبية', 'مَرْحَبًا', 'العَرَبِيَّة', '١٢٣', 'ثلاث'],
  devanagari: ['क्षितिजा', 'कृष्णमूर्ति', 'श्रीमती', 'प्रमाणपत्र', 'चिकित्सा', 'हिन्दी', 'ज्ञान', 'र्कि', 'स्त्री', 'द्वारा', 'ट्रक', '२३'],
}

/** What HarfBuzz makes of a word: glyphs with places, as `hb-shape` prints them. */
async function byHarfBuzz(program: string, font: string, word: string, isRightToLeft: boolean): Promise<string> {
  const direction = `--direction=${isRightToLeft ? 'rtl' : 'ltr'}`
  const options = ['--no-glyph-names', '--no-clusters', direction, font, word]
  return (await promisify(execFile)(program, options)).stdout.trim()
}

test.each(Object.entries(words) as [FontScript, readonly string[]][])(
  '%s is shaped as HarfBuzz shapes it',
  async (script, all) => {
    const program = await findOrInstall('hb-shape', 'libharfbuzz-bin')
    if (!program) throw new Error('hb-shape is missing: install the package libharfbuzz-bin')
    const folder = await mkdtemp(join(tmpdir(), 'font-'))
    try {
      const file = join(folder, 'font.ttf')
      await writeFile(file, await unpackWoff(await packageFonts.read(script, 400)))
      const face = (await facesOf(packageFonts))[400].find((one) => one.script === script)!
      for (const word of all) {
        const isRightToLeft = script === 'arabic' && !/\d|[٠-٩]/.test(word)
        const { glyphs, positions } = face.font.layout(word, undefined, undefined, undefined, isRightToLeft ? 'rtl' : 'ltr')
        const ours = glyphs.map(({ id }, index) => {
          const { xAdvance, xOffset, yOffset } = positions[index]!
          return `${id}${xOffset || yOffset ? `@${xOffset},${yOffset}` : ''}+${xAdvance}`
        })
        expect(`[${ours.join('|')}]`, word).toBe(await byHarfBuzz(program, file, word, isRightToLeft))
      }
    } finally {
      await rm(folder, { recursive: true })
    }
  },
)

test('signs of no script take the face beside them; others the first that has them', async () => {
  const faces = (await facesOf(packageFonts))[400]
  const cut = (text: string) => pieces(text, faces).map(({ face, text: piece }) => `${face.script}: ${piece}`)
  expect(cut('दिन में 3 बार')).toEqual(['devanagari: दिन में ', 'latin: 3 ', 'devanagari: बार'])
  expect(cut('Żółć 500 mg')).toEqual(['latin-ext: Ż', 'latin: ó', 'latin-ext: łć ', 'latin: 500 mg'])
  expect(cut('')).toEqual([])
})
