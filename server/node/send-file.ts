import { createReadStream } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream'
import type { Coding, Stored, WebFile } from './web-files.ts'

const yearInSeconds = 31_536_000

/** The codings a caller takes, best first: `br;q=0` refuses one. */
export function accepted(header: string | undefined): readonly Coding[] {
  const offered = new Set(
    (header ?? '')
      .split(',')
      .map((part) => part.trim().toLowerCase())
      .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
      .map((part) => part.split(';')[0]!.trim()),
  )
  return (['br', 'gzip'] as const).filter((coding) => offered.has(coding))
}

function choose(file: WebFile, header: string | undefined): { stored: Stored; coding?: Coding } {
  for (const coding of accepted(header)) {
    const stored = file.packed[coding]
    if (stored) return { stored, coding }
  }
  return { stored: file.plain }
}

/** Sends a file in the smallest form the caller takes; 304 when they have it. The length is always said. */
export function sendFile(request: IncomingMessage, response: ServerResponse, file: WebFile, status = 200): void {
  const { stored, coding } = choose(file, headerText(request.headers['accept-encoding']))
  const etag = coding ? file.etag.replace(/"$/, `-${coding}"`) : file.etag
  response.setHeader('ETag', etag)
  response.setHeader('Cache-Control', file.lasting ? `public, max-age=${yearInSeconds}, immutable` : 'no-cache')
  if (Object.keys(file.packed).length > 0) response.setHeader('Vary', 'Accept-Encoding')
  if (status === 200 && holds(request.headers['if-none-match'], etag)) {
    response.writeHead(304).end()
    return
  }
  response.setHeader('Content-Type', file.type)
  response.setHeader('Content-Length', stored.size)
  if (coding) response.setHeader('Content-Encoding', coding)
  response.writeHead(status)
  if (request.method === 'HEAD') response.end()
  // A caller who goes away in the middle is no fault of ours; the pipeline has closed both ends.
  else pipeline(createReadStream(stored.path), response, () => {})
}

const headerText = (value: string | string[] | undefined) => [value ?? []].flat().join(',')

export const holds = (header: string | undefined, etag: string) =>
  header !== undefined && header.split(',').some((part) => part.trim().replace(/^W\//, '') === etag)
