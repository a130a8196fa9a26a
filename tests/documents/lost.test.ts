import { expect, it } from 'vitest'
import { lostContract } from '#contract/lost/contract.ts'
import { paths } from '#shared/paths.ts'
import { makeLost, place } from '../../server/modules/lost/testing/make-lost.ts'
import { createTestServer } from '../support/server.ts'
import { origin, rendererOver, textOf } from './renderer.ts'

const server = await createTestServer()
const renderer = await rendererOver(server)
const drawn = (code: string, locale: 'en-US' | 'ar' = 'en-US') =>
  renderer.render({ address: paths.lostAnimal.link({ code }), locale })

it('a lost animal is read without scripts, and whoever is sent the link is shown it', async () => {
  const words = 'Slipped out of the window. Comes for treats.'
  const { code, owner } = await makeLost(server, { name: 'Miss Whiskerby', words, hasPicture: true })
  const { html, status } = await drawn(code)
  expect(status).toBe(200)
  expect(textOf(html)).toContain('Miss Whiskerby is lost')
  expect(textOf(html)).toContain(words)
  expect(html).toContain('<title>Miss Whiskerby is lost · Carenest</title>')
  const head = html.slice(0, html.indexOf('</head>'))
  const picture = `${origin}/api/lost-pages/${code}/picture?as=jpeg`
  for (const [property, content] of [
    ['og:title', 'Miss Whiskerby is lost · Carenest'],
    ['og:image', picture],
    ['og:url', `${origin}/lost/${code}`],
  ])
    expect(head).toContain(`<meta property="${property}" content="${content}"/>`)
  expect(head).toMatch(/<meta property="og:description" content="[^"]*Slipped out of the window/)
  expect(head).toContain('<meta name="twitter:card" content="summary_large_image"/>')
  expect(head).toContain('<meta name="robots" content="noindex"/>')
  for (const secret of ['heart', String(place.latitude), owner.name]) expect(html).not.toContain(secret)
  const shown = await server.fetch(new Request(picture))
  expect(shown.headers.get('content-type')).toBe('image/jpeg')
  expect(new Uint8Array(await shown.arrayBuffer()).slice(0, 2)).toEqual(Uint8Array.of(0xff, 0xd8))
})

it('asks nothing again when it comes alive, and is drawn in the reader’s language', async () => {
  const { code } = await makeLost(server, { name: 'Rauli' })
  renderer.asked.length = 0
  const { html } = await drawn(code, 'ar')
  // The page has a map, which asks whether the operator gave streets of the region.
  expect(renderer.asked).toEqual(['/api/lost-pages', '/api/Account/Configuration'])
  expect(html).toContain('<html lang="ar" dir="rtl">')
  expect(html).toContain('og:image" content="' + origin + '/icons/icon-512.png"')
  for (const endpoint of ['readLostPage', 'configuration'])
    expect(html).toMatch(new RegExp(`id="answers">.*"endpointName":"${endpoint}"`))
})

it('that was found shows neither picture nor place, and its picture is gone', async () => {
  const { code, id, owner } = await makeLost(server, { name: 'Rauli', words: 'Shy with strangers', hasPicture: true })
  await server.call(lostContract.closeLost, { params: { id } }, { as: owner })
  const { html, status } = await drawn(code)
  expect(status).toBe(200)
  expect(textOf(html)).toContain('Rauli is at home again')
  expect(html).not.toContain('Shy with strangers')
  expect(html).not.toContain('picture?as=jpeg')
  for (const as of ['', '?as=jpeg'])
    expect((await server.fetch(new Request(`${origin}/api/lost-pages/${code}/picture${as}`))).status).toBe(404)
})

it('of no code is none', async () => {
  expect((await drawn('no-such-animal')).status).toBe(404)
})
