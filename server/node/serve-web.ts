import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { routeTable } from './route-table.ts'
import { sendFile } from './send-file.ts'
import { listWebFiles } from './web-files.ts'

function refuse(response: ServerResponse, status: number, text: string, headers: Record<string, string> = {}): void {
  response
    .writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...headers })
    .end(`${text}\n`)
}

/** A person's browser asks for a page; scripts, pictures and programs do not. */
const wantsPage = (request: IncomingMessage, pathname: string) =>
  (request.headers.accept ?? '').includes('text/html') && !pathname.startsWith('/assets/') && !/\.\w+$/.test(pathname)

/**
 * Serves the built web application in `folder`: its files, and its one page for every screen. An address that is no screen gets the
 * page too, which shows the not-found screen, with status 404.
 */
export function serveWeb(folder: string): (request: IncomingMessage, response: ServerResponse, pathname: string) => void {
  const files = listWebFiles(folder)
  const isRoute = routeTable(join(folder, '.vite', 'routes.json'))
  return (request, response, pathname) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405, 'Only GET', { Allow: 'GET, HEAD' })
    const file = pathname === '/index.html' ? undefined : files.get(pathname)
    if (file) return sendFile(request, response, file)
    const page = files.get('/index.html')
    if (!page || !wantsPage(request, pathname)) return refuse(response, 404, 'There is nothing at this address')
    sendFile(request, response, page, isRoute(pathname) ? 200 : 404)
  }
}
