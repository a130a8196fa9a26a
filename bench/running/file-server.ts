import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
}

/**
 * Serves references: pages from memory, all else from `folder`, packed as the application's server packs. Calls below `/api` are handed
 * on to the application's server, when one is named.
 */
export async function serveReferences(
  folder: string,
  pages: Readonly<Record<string, string>>,
  application?: string,
): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const packed = new Map(Object.entries(pages).map(([address, text]) => [address, brotliCompressSync(text)]))
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    if (application && pathname.startsWith('/api/')) return handOn(request, response, application)
    const page = packed.get(pathname)
    if (page) {
      response.writeHead(200, {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Encoding': 'br',
        'Content-Length': page.length,
        'Cache-Control': 'no-cache',
      })
      return void response.end(page)
    }
    const file = join(folder, pathname)
    const small = existsSync(`${file}.br`)
    const sent = small ? `${file}.br` : file
    // The browser asks every site for its icon; a fault in the console would be ours.
    if (!existsSync(sent) || !statSync(sent).isFile())
      return void response.writeHead(pathname === '/favicon.ico' ? 204 : 404).end()
    response.writeHead(200, {
      'Content-Type': types[extname(file)] ?? 'application/octet-stream',
      'Content-Length': statSync(sent).size,
      'Cache-Control': 'public, max-age=31536000, immutable',
      ...(small && { 'Content-Encoding': 'br' }),
    })
    createReadStream(sent).pipe(response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function handOn(request: IncomingMessage, response: ServerResponse, application: string): void {
  const { url = '/', method, headers } = request
  const further = ask(application + url, { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
  })
  further.on('error', () => response.destroy())
  request.pipe(further)
}
