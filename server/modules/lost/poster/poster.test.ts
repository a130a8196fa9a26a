import jsQR from 'jsqr'
import { describe, expect, it } from 'vitest'
import { locales } from '#contract/kernel/values.ts'
import { lostContract as contract } from '#contract/lost/contract.ts'
import { paths } from '#contract/paths.ts'
import { pixelsOf, readPaper } from '../../../../tests/support/poppler.ts'
import { createTestServer } from '../../../../tests/support/server.ts'
import { makeLost } from '../testing/make-lost.ts'
import { posterSentences } from './sentences.ts'

const server = await createTestServer()

async function posterOf({ id, owner }: Awaited<ReturnType<typeof makeLost>>, locale: (typeof locales)[number]) {
  const answer = await server.send(contract.readPoster, { params: { id }, query: { locale } }, { as: owner })
  expect(answer.status).toBe(200)
  return new Uint8Array(await answer.arrayBuffer())
}
const pagesOf = async (bytes: Uint8Array) => /Pages:\s+(\d+)/.exec(await readPaper('pdfinfo', bytes, ['PAPER']))![1]

describe.each(locales)('the poster in %s', (locale) => {
  it('is one tagged page with the animal’s picture, and no owner', async () => {
    const made = await makeLost(server, { name: 'Miss Whiskerby', hasPicture: true })
    const bytes = await posterOf(made, locale)
    expect(await readPaper('qpdf', bytes, ['--check', 'PAPER'])).toContain('No syntax or stream encoding errors found')
    expect(await pagesOf(bytes)).toBe('1')
    const tree = await readPaper('pdfinfo', bytes, ['-struct', 'PAPER'])
    expect(tree.match(/^\s*Figure\b/gm)).toHaveLength(2)
    const text = await readPaper('pdftotext', bytes, ['PAPER', '-'])
    expect(text).toContain('Miss Whiskerby')
    for (const secret of [made.owner.name, 'heart']) expect(text).not.toContain(secret)
    if (locale === 'de-DE') expect(text).toContain(posterSentences[locale].missing)
  })

  it('has a code that opens the animal’s page', async () => {
    const made = await makeLost(server)
    const { width, height, grey } = await pixelsOf(await posterOf(made, locale))
    const colours = new Uint8ClampedArray(width * height * 4)
    for (const [index, value] of grey.entries()) colours.set([value, value, value, 255], index * 4)
    expect(jsQR(colours, width, height)?.data).toBe(
      server.platform.settings.publicUrl + paths.lostAnimal.link({ code: made.code }),
    )
  })
})

it('stays one page, however much is said, and however long the name', async () => {
  const made = await makeLost(server, {
    name: 'Wolfeschlegelsteinhausenberger',
    words: 'Comes for treats. '.repeat(44),
    hasPicture: true,
  })
  expect(await pagesOf(await posterOf(made, 'de-DE'))).toBe('1')
})
