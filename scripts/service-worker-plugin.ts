import { createHash } from 'node:crypto'
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { selfContained } from './self-contained.ts'

interface Chunk {
  readonly file: string
  readonly css?: readonly string[]
  readonly assets?: readonly string[]
  readonly imports?: readonly string[]
}

const folder = new URL('../src/app/installed/', import.meta.url)
const source = fileURLToPath(new URL('service-worker.ts', folder))
const pushSource = fileURLToPath(new URL('push-worker.ts', folder))
/** How a push is shown: whose it is, and the pictures of the application's manifest. */
const shownPush = { title: 'Carenest', icon: '/icons/icon-192.png', badge: '/icons/badge-96.png' }
/** With these any page opens, if only to say that there is no connection. */
const modules = [
  'index.html',
  'src/app/layouts/PublicLayout.tsx',
  'src/app/layouts/WorkspaceLayout.tsx',
  'src/app/screens/Offline.tsx',
]
/** Letters that most languages of the platform are written with; others come into the store when they are used. */
const latin = /latin-wght-normal|fraunces/
const page = 'shell.html'

function filesOf(manifest: Readonly<Record<string, Chunk>>): string[] {
  const files = new Set<string>()
  const seen = new Set<string>()
  const take = (name: string): void => {
    const chunk = manifest[name]
    if (!chunk || seen.has(name)) return
    seen.add(name)
    for (const each of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? []).filter((asset) => latin.test(asset))])
      files.add(`/${each}`)
    chunk.imports?.forEach(take)
  }
  modules.forEach(take)
  return [...files]
}

/** Leaves the service worker beside the application, with the list of what the shell is made of, and the shell's empty page. */
export function serviceWorker(): Plugin {
  return {
    name: 'carenest-service-worker',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      const manifest = readFileSync(join(dir, '.vite/manifest.json'), 'utf8')
      copyFileSync(join(dir, 'index.html'), join(dir, page))
      const version = createHash('sha256')
        .update(manifest)
        .update(readFileSync(join(dir, page)))
        .digest('hex')
        .slice(0, 12)
      const shell = { version, page: `/${page}`, files: filesOf(JSON.parse(manifest) as Record<string, Chunk>) }
      const parts = [
        await selfContained(source, 'serviceWorker', shell),
        await selfContained(pushSource, 'pushWorker', shownPush),
      ]
      writeFileSync(join(dir, 'service-worker.js'), parts.join('\n'))
    },
  }
}
