import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
}

export type Coding = 'br' | 'gzip'

/** A file of the built web application, and its packed forms. */
export interface WebFile {
  readonly type: string
  readonly etag: string
  /** Its name carries a hash of its content: it may be kept for ever. */
  readonly lasting: boolean
  readonly plain: Stored
  readonly packed: Partial<Record<Coding, Stored>>
}

export interface Stored {
  readonly path: string
  readonly size: number
}

/** `assets/Home-BX2k9f_a.js`, as the build names what it hashes. */
const hashed = /^\/assets\/[^/]+-[\w-]{8}\.\w+$/

const stored = (path: string): Stored | undefined => {
  const size = statSync(path, { throwIfNoEntry: false })?.size
  return size === undefined ? undefined : { path, size }
}

/**
 * Every file of the build by its address, listed once at the start: what is not listed does not exist, so no address can leave the
 * folder. Hidden files and packed forms have no address of their own.
 */
export function listWebFiles(folder: string): ReadonlyMap<string, WebFile> {
  const files = new Map<string, WebFile>()
  if (!existsSync(folder)) return files
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    const address = `/${relative(folder, path).split(sep).join('/')}`
    if (!entry.isFile() || address.includes('/.') || /\.(br|gz)$/.test(address)) continue
    const plain = stored(path)!
    const br = stored(`${path}.br`)
    const gzip = stored(`${path}.gz`)
    files.set(address, {
      type: types[extname(address)] ?? 'application/octet-stream',
      etag: `"${createHash('sha256').update(readFileSync(path)).digest('base64url').slice(0, 22)}"`,
      lasting: hashed.test(address),
      plain,
      packed: { ...(br && { br }), ...(gzip && { gzip }) },
    })
  }
  return files
}
