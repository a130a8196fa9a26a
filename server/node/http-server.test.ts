import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request as httpRequest, type IncomingMessage, type Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPrometheusMetrics } from '#server/adapters/metrics/prometheus.ts'
import { createHttpServer } from './http-server.ts'
import { ofDocuments, type SecurityOptions } from './security-headers.ts'
import { serveMetrics } from './serve-metrics.ts'
import { serveWeb } from './serve-web.ts'

const page = '<!doctype html><title>Carenest</title>'
const script = 'console.log("carenest")'
const noParties = { stripe: false, maps: false, firebaseDomain: null, largeCalls: null }
const plainSecurity = { publicUrl: 'http://localhost:4000', trustedProxies: [], ...noParties }

let folder: string
const servers: Server[] = []

/** The caller's address comes back from the API's place, so that a test can see what the platform is told. */
async function serve(security: Partial<SecurityOptions> = {}, metricsToken?: string): Promise<number> {
  const server = createHttpServer({
    fetch: async (request, connection) => Response.json({ path: new URL(request.url).pathname, ip: connection?.ip }),
    security: { ...plainSecurity, ...security },
    serveWeb: serveWeb(folder),
    serveMetrics: serveMetrics(createPrometheusMetrics(), metricsToken),
  })
  servers.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

interface Got {
  status: number
  headers: IncomingMessage['headers']
  body: Buffer
}

async function get(port: number, path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Got> {
  const asked = httpRequest({ port, host: '127.0.0.1', path, headers, method, agent: false }).end()
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  const body = Buffer.concat(await answer.toArray())
  return { status: answer.statusCode!, headers: answer.headers, body }
}

const asPage = { Accept: 'text/html,application/xhtml+xml' }

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'carenest-web-'))
  mkdirSync(join(folder, 'assets', 'i18n'), { recursive: true })
  mkdirSync(join(folder, '.vite'))
  writeFileSync(join(folder, 'index.html'), page)
  writeFileSync(join(folder, 'assets', 'home-BX2k9f_a.js'), script)
  writeFileSync(join(folder, 'assets', 'home-BX2k9f_a.js.br'), brotliCompressSync(script))
  writeFileSync(join(folder, 'assets', 'i18n', 'en-US.json'), '{}')
  for (const name of ['picture.svg', 'assets/lines.svg'])
    writeFileSync(join(folder, name), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  writeFileSync(join(folder, '.vite', 'routes.json'), JSON.stringify(['', 'home', 'blog/:slug']))
})
afterAll(() => {
  for (const server of servers) server.close().closeAllConnections()
  rmSync(folder, { recursive: true })
})

describe('the web application', () => {
  it('is one page for every screen, and the same page with 404 for an address that is none', async () => {
    const port = await serve()
    for (const path of ['/', '/home', '/blog/teeth', '/home?x=1']) {
      const { status, body } = await get(port, path, asPage)
      expect([path, status, body.toString()]).toEqual([path, 200, page])
    }
    for (const path of ['/nowhere', '/blog/teeth/more', '/Home/x']) {
      const { status, body } = await get(port, path, asPage)
      expect([path, status, body.toString()]).toEqual([path, 404, page])
    }
  })

  it('answers no page where a file was asked for, and none outside of its folder', async () => {
    const port = await serve()
    const paths = [
      '/assets/gone-12345678.js',
      '/.vite/routes.json',
      '/assets/home-BX2k9f_a.js.br',
      '/../package.json',
      '/%2e%2e/package.json',
      '/..%2fpackage.json',
    ]
    for (const path of paths) {
      const { status, body } = await get(port, path, asPage)
      expect([path, status]).toEqual([path, 404])
      if (path.includes('assets')) expect(body.toString()).not.toContain('<!doctype')
      expect(body.toString()).not.toContain('"private"')
    }
    expect((await get(port, '/home', { Accept: 'application/json' })).status).toBe(404)
    expect((await get(port, '/%')).status).toBe(400)
    expect((await get(port, '/home', asPage, 'POST')).status).toBe(405)
  })

  it('keeps hashed files for ever and asks again for all others', async () => {
    const port = await serve()
    const lasting = await get(port, '/assets/home-BX2k9f_a.js')
    expect(lasting.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(lasting.headers['content-type']).toBe('text/javascript; charset=utf-8')
    for (const path of ['/', '/assets/i18n/en-US.json']) {
      const { headers } = await get(port, path, asPage)
      expect(headers['cache-control']).toBe('no-cache')
      expect((await get(port, path, { ...asPage, 'If-None-Match': headers.etag! })).status).toBe(304)
    }
  })

  it('is sent packed to who can unpack it', async () => {
    const port = await serve()
    const packed = await get(port, '/assets/home-BX2k9f_a.js', { 'Accept-Encoding': 'gzip, br' })
    expect(packed.headers['content-encoding']).toBe('br')
    expect(packed.headers.vary).toBe('Accept-Encoding')
    expect(packed.body.equals(brotliCompressSync(script))).toBe(true)
    const plain = await get(port, '/assets/home-BX2k9f_a.js', { 'Accept-Encoding': 'br;q=0' })
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(plain.headers.etag).not.toBe(packed.headers.etag)
    expect(plain.body.toString()).toBe(script)
    const head = await get(port, '/assets/home-BX2k9f_a.js', {}, 'HEAD')
    expect([head.headers['content-length'], head.body.length]).toEqual([String(script.length), 0])
  })
})

describe('headers', () => {
  it('protect every answer: page, file, API, refusal', async () => {
    const port = await serve()
    for (const path of ['/', '/picture.svg', '/assets/lines.svg', '/api/doctors', '/gone.png', '/healthz']) {
      const { headers } = await get(port, path, asPage)
      const policy = String(headers['content-security-policy'])
      expect(policy).toContain("default-src 'self'")
      expect(policy.replace("style-src-attr 'unsafe-inline'", '')).not.toContain('unsafe')
      expect(policy).not.toContain('https:')
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
      })
      expect(headers['permissions-policy']).toContain('camera=(self)')
      expect(headers['strict-transport-security']).toBeUndefined()
    }
  })

  it('go along with what only pages fetch as far as a browser heeds them there', async () => {
    const { headers } = await get(await serve({ publicUrl: 'https://carenest.test' }), '/assets/home-BX2k9f_a.js')
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' })
    expect(headers['strict-transport-security']).toBeDefined()
    for (const name of ofDocuments) expect(headers).not.toHaveProperty(name.toLowerCase())
  })

  it('let in the third parties that are configured, and only them', async () => {
    const port = await serve({ stripe: true, firebaseDomain: 'nest.firebaseapp.com' })
    const { headers } = await get(port, '/')
    const policy = String(headers['content-security-policy'])
    expect(policy).toMatch(/script-src 'self' https:\/\/js\.stripe\.com[^;]* https:\/\/apis\.google\.com/)
    expect(policy).toMatch(/frame-src blob: https:\/\/js\.stripe\.com[^;]* https:\/\/nest\.firebaseapp\.com/)
    expect(policy).not.toContain('maps.googleapis.com')
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups')
  })

  it('ask for TLS only where there is TLS, and believe a proxy only when told to', async () => {
    const https = { 'X-Forwarded-Proto': 'https', 'X-Forwarded-For': '203.0.113.9, 198.51.100.7' }
    const direct = await get(await serve(), '/api/x', https)
    expect(direct.headers['strict-transport-security']).toBeUndefined()
    expect(JSON.parse(direct.body.toString())).toMatchObject({ ip: '127.0.0.1' })
    const proxied = await get(await serve({ trustedProxies: ['loopback'] }), '/api/x', https)
    expect(proxied.headers['strict-transport-security']).toContain('max-age=63072000')
    // What the proxy wrote last; what stands before may be made up.
    expect(JSON.parse(proxied.body.toString())).toMatchObject({ ip: '198.51.100.7' })
    const behindTwo = await get(await serve({ trustedProxies: ['loopback', '198.51.100.0/24'] }), '/api/x', https)
    expect(JSON.parse(behindTwo.body.toString())).toMatchObject({ ip: '203.0.113.9' })
    // An open port beside the proxy: who comes to it is not the proxy, whatever they say.
    const beside = await get(await serve({ trustedProxies: ['10.0.0.0/8'] }), '/api/x', https)
    expect(JSON.parse(beside.body.toString())).toMatchObject({ ip: '127.0.0.1' })
    expect(beside.headers['strict-transport-security']).toBeUndefined()
    const nonsense = await get(await serve({ trustedProxies: ['loopback'] }), '/api/x', { 'X-Forwarded-For': 'unknown' })
    expect(JSON.parse(nonsense.body.toString())).toMatchObject({ ip: '127.0.0.1' })
    expect(
      (await get(await serve({ publicUrl: 'https://carenest.test' }), '/')).headers['strict-transport-security'],
    ).toBeDefined()
  })
})

describe('figures', () => {
  it('are for this machine, or for who bears the token', async () => {
    expect((await get(await serve(), '/metrics')).body.toString()).toContain('process_cpu_seconds_total')
    for (const trustedProxies of [[], ['loopback']])
      for (const claimed of ['203.0.113.9', '127.0.0.1', '::1']) {
        const elsewhere = await get(await serve({ trustedProxies }), '/metrics', { 'X-Forwarded-For': claimed })
        expect(elsewhere.status).toBe(404)
      }
    const port = await serve({}, 'a-token-of-metrics')
    expect((await get(port, '/metrics')).status).toBe(404)
    expect((await get(port, '/metrics', { Authorization: 'Bearer a-token-of-metricz' })).status).toBe(404)
    expect((await get(port, '/metrics', { Authorization: 'Bearer a-token-of-metrics' })).status).toBe(200)
  })
})

it('refuses headers that are too large', async () => {
  const port = await serve()
  const socket = connect(port, '127.0.0.1')
  socket.write(`GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(20_000)}\r\n\r\n`)
  const answer = Buffer.concat(await socket.toArray()).toString()
  expect(answer).toMatch(/^HTTP\/1\.1 431 /)
})
