import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { routeTable } from './route-table.ts'
import { ofDocuments } from './security-headers.ts'
import { sendFile } from './send-file.ts'
import type { Pages } from './pages/serve-pages.ts'
import { listWebFiles, type WebFile } from './web-files.ts'

function refuse(response: ServerResponse, status: number, text: string, headers: Record<string, string> = {}): void {
  response
    .writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...headers })
    .end(`${text}\n`)
}

/** A person's browser asks for a page, and who shows a link with its picture takes anything; scripts and programs want something else. */
const wantsPage = (request: IncomingMessage, pathname: string) =>
  /text\/html|\*\/\*/.test(request.headers.accept ?? '') && !pathname.startsWith('/assets/') && !/\.\w+$/.test(pathname)

/** What only pages fetch. A picture of lines may be opened by itself, as a document with scripts of its own. */
const isPartOfPage = (pathname: string, { type }: WebFile) => pathname.startsWith('/assets/') && !/html|xml/.test(type)

export type ServeWeb = (request: IncomingMessage, response: ServerResponse, pathname: string, ip: string) => void

/**
 * Serves the built web application in `folder`: its files, and its pages as `pages` makes them; without, one page for every screen. An
 * address that is no screen gets a page too, which shows the not-found screen, with status 404.
 */
export function serveWeb(folder: string, pages: Pages | null = null): ServeWeb {
  const files = listWebFiles(folder)
  const isRoute = routeTable(join(folder, '.vite', 'routes.json'))
  return (request, response, pathname, ip) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405, 'Only GET', { Allow: 'GET, HEAD' })
    const file = pathname === '/index.html' ? undefined : files.get(pathname)
    if (file) {
      if (isPartOfPage(pathname, file)) for (const name of ofDocuments) response.removeHeader(name)
      return sendFile(request, response, file)
    }
    if (pages?.serveFile(request, response, pathname)) return
    const page = files.get('/index.html')
    if (!page || !wantsPage(request, pathname)) return refuse(response, 404, 'There is nothing at this address')
    const plain = () => sendFile(request, response, page, isRoute(pathname) ? 200 : 404)
    if (pages) pages.servePage(request, response, pathname, ip).catch(plain)
    else plain()
  }
}
