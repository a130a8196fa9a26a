import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, it } from 'vitest'
import type { AskedPage, PageRenderer, RenderedPage } from '#contract/site/page.ts'
import { createRecordingLog } from '../../../tests/support/ports.ts'
import { contentPolicy } from '../content-policy.ts'
import { servePages } from './serve-pages.ts'

const servers: Server[] = []
afterAll(() => servers.forEach((server) => server.close().closeAllConnections()))

const origin = 'https://carenest.example'
const parties = { stripe: false, maps: false, firebaseDomain: null, largeCalls: null }
const style = '.a{color:red}'
const page = (html: string, status: RenderedPage['status'] = 200): RenderedPage => ({ status, html, styles: [style] })

/** A renderer that writes down what it is asked; pages below `/list` are whole, `/own` is a head alone. */
async function serve(render: (asked: AskedPage) => Promise<RenderedPage>, drawings: number | null = null) {
  const asked: AskedPage[] = []
  const log = createRecordingLog()
  const renderer: PageRenderer = {
    isPage: (pathname) => pathname !== '/nowhere',
    addressOf: (pathname, search) => pathname + search.replaceAll(/[?&]unread=[^&]*/g, ''),
    kindOf: (pathname) => (pathname === '/own' ? 'head' : pathname === '/lost' ? 'fresh' : 'whole'),
    render: (wanted) => (asked.push(wanted), render(wanted)),
    renderHead: async ({ address, locale }) => ({ status: 200, html: `head of ${address} in ${locale}`, styles: [] }),
    sitemap: async () => '<urlset/>',
  }
  const policyWith = (styles: readonly string[]) => contentPolicy(parties, { styles })
  const pages = servePages({ renderer, origin, log, drawings, policyWith })
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', origin)
    if (!pages.serveFile(request, response, pathname)) void pages.servePage(request, response, pathname, '192.0.2.7')
  })
  servers.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const get = (path: string, headers: Record<string, string> = {}) => fetch(base + path, { headers })
  return { get, asked, log }
}

it('draws in the language that the address names, else in the reader’s, and says what the answer depends on', async () => {
  const { get, asked } = await serve(async ({ locale }) => page(locale))
  const german = await get('/list?kind=x', { 'Accept-Language': 'de-AT,de;q=0.9,en;q=0.5' })
  expect(await german.text()).toBe('de-DE')
  expect(german.headers.get('content-language')).toBe('de-DE')
  expect(german.headers.get('vary')).toBe('Accept-Language, Accept-Encoding')
  expect(german.headers.get('cache-control')).toBe('no-cache')
  expect(await (await get('/list?lang=ar', { 'Accept-Language': 'de' })).text()).toBe('ar')
  expect(await (await get('/list?lang=tlh', { 'Accept-Language': 'tlh' })).text()).toBe('en-US')
  expect(asked[0]).toEqual({ address: '/list?kind=x', locale: 'de-DE', ip: '192.0.2.7' })
})

it('keeps a page for those who come right after, each language and address its own', async () => {
  const { get, asked } = await serve(async ({ address, locale }) => page(address + locale))
  for (const path of ['/list', '/list', '/list?kind=x', '/list?lang=ar', '/list?kind=x']) await get(path)
  expect(asked.map(({ address }) => address)).toEqual(['/list', '/list?kind=x', '/list?lang=ar'])
})

it('lets in the styles of the page by their hash, and nothing else inline', async () => {
  const { get } = await serve(async () => page('x'))
  const policy = (await get('/list')).headers.get('content-security-policy')!
  expect(policy).toMatch(/style-src 'self' 'sha256-[\w+/]{43}='/)
  expect(policy).toContain("script-src 'self';")
  expect(policy.replace("style-src-attr 'unsafe-inline'", '')).not.toContain('unsafe')
})

it('is sent packed, and not at all to who has it', async () => {
  const { get } = await serve(async () => page('words '.repeat(1000)))
  const answer = await get('/list', { 'Accept-Encoding': 'identity' })
  const etag = answer.headers.get('etag')!
  expect((await get('/list', { 'Accept-Encoding': 'identity', 'If-None-Match': etag })).status).toBe(304)
  const packed = await get('/list', { 'Accept-Encoding': 'br' })
  expect(packed.headers.get('content-encoding')).toBe('br')
  expect(packed.headers.get('etag')).not.toBe(etag)
  expect(await packed.text()).toBe(await answer.text())
})

it('draws one page for all addresses that are nobody’s, so that they cannot fill the store', async () => {
  const { get, asked } = await serve(async ({ address }) => page(address, 404))
  const answers = [await get('/nowhere?a=1'), await get('/nowhere?a=2')]
  expect(answers.map(({ status }) => status)).toEqual([404, 404])
  expect(asked.map(({ address }) => address)).toEqual(['/404'])
})

it('gives the head alone when a page cannot be drawn, and tries again for the next', async () => {
  let works = false
  const { get, log } = await serve(async () => {
    if (!works) throw new Error('no answer')
    return page('drawn')
  })
  const answer = await get('/list?q=secret')
  expect([answer.status, await answer.text()]).toEqual([200, 'head of /list in en-US'])
  expect(JSON.stringify(log.entries)).not.toContain('secret')
  works = true
  expect(await (await get('/list?q=secret')).text()).toBe('drawn')
  expect(await (await get('/own?id=7')).text()).toBe('head of /own in en-US')
})

it('leaves the drawing to browsers in a rush', async () => {
  let release = () => {}
  const gate = new Promise<void>((resolve) => (release = resolve))
  const { get } = await serve(async ({ address }) => (await gate, page(address)))
  const rush = Array.from({ length: 20 }, (_, place) => get(`/list?page=${place}`).then((answer) => answer.text()))
  await expect.poll(async () => (await get('/list?page=late')).text()).toContain('head of /list')
  release()
  const drawn = (await Promise.all(rush)).filter((text) => text.startsWith('/list?page='))
  expect(drawn).toHaveLength(2)
})

it('draws one page for all addresses that differ in what the page does not read', async () => {
  const { get, asked } = await serve(async ({ address }) => page(address))
  const answers = await Promise.all([1, 2, 3].map((unread) => get(`/list?unread=${unread}`)))
  expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(['/list', '/list', '/list'])
  expect(asked).toHaveLength(1)
})

it('draws so many pages for one network, then its browsers do; what is in the store all get', async () => {
  const { get, asked, log } = await serve(async ({ address }) => page(address), 20)
  for (let random = 0; random < 30; random += 1) await get(`/list?page=${random}`)
  expect(asked.length).toBeGreaterThanOrEqual(10)
  expect(asked.length).toBeLessThan(20)
  expect(await (await get('/list?page=late')).text()).toBe('head of /list in en-US')
  expect(await (await get('/list?page=0')).text()).toBe('/list?page=0')
  expect(log.entries).toEqual([])
})

it('answers search engines', async () => {
  const { get } = await serve(async () => page('x'))
  expect(await (await get('/robots.txt')).text()).toContain(`Sitemap: ${origin}/sitemap.xml`)
  const sitemap = await get('/sitemap.xml')
  expect([sitemap.headers.get('content-type'), await sitemap.text()]).toEqual(['application/xml', '<urlset/>'])
})

it('keeps nothing of a page whose subject may end at any moment', async () => {
  let state = 'lost'
  const { get, asked } = await serve(async () => page(state))
  expect(await (await get('/lost')).text()).toBe('lost')
  state = 'found'
  expect(await (await get('/lost')).text()).toBe('found')
  expect(asked).toHaveLength(2)
})
