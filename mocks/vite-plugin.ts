import { createReadStream, readFileSync, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { serviceWorkerAddress } from './page/service-worker-address.ts'
import { snapshotAddress, snapshotNames, type SnapshotName } from './snapshot/names.ts'

/** Read when it is needed: it brings the whole platform along. */
const snapshotFile = async (name: SnapshotName) => (await import('./snapshot/make.ts')).snapshotFile(name)

const fileAt = (path: string) => async () => fileURLToPath(new URL(path, import.meta.url))

interface NeededFile {
  readonly type: string
  readonly find: () => Promise<string>
}

const mswAddress = '/mockServiceWorker.js'

/** Files that the platform in the browser needs beside its code: the snapshots, made when they are first asked for, and the service worker. */
const files: Readonly<Record<string, NeededFile>> = {
  [mswAddress]: { type: 'text/javascript', find: fileAt('../.storybook/public/mockServiceWorker.js') },
  [serviceWorkerAddress]: { type: 'text/javascript', find: fileAt('page/service-worker.js') },
  ...Object.fromEntries(
    snapshotNames.map((name) => [snapshotAddress(name), { type: 'application/octet-stream', find: () => snapshotFile(name) }]),
  ),
}

async function answer({ type, find }: NeededFile, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const file = await find()
  response.setHeader('Content-Type', type)
  response.setHeader('Content-Length', statSync(file).size)
  if (request.method === 'HEAD') response.end()
  else createReadStream(file).pipe(response)
}

/** Serves them while developing and puts them into a build. `worker`: MSW's too, where nobody else does. */
export function browserPlatform({ worker }: { worker: boolean }): Plugin {
  const served = Object.entries(files).filter(([address]) => worker || address !== mswAddress)
  return {
    name: 'carenest-browser-platform',
    config: () => ({
      worker: { format: 'es' },
      optimizeDeps: {
        // It finds its own files by its own address, which must stay as it is.
        exclude: ['@electric-sql/pglite'],
        // Found at once, and not when the worker begins: that would reload the page under whoever uses it.
        include: [
          '@hono/zod-openapi',
          'bidi-js',
          'fontkit',
          'hash-wasm',
          'hono',
          'hono/factory',
          'hono/html',
          'hono/route',
          'hono/utils/accept',
          'jose',
          'kysely',
          'msw',
          'msw/browser',
          'linebreak',
          'pdfkit',
          'temporal-polyfill',
          'uqr',
          'uuidv7',
          'zod',
        ],
      },
    }),
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const asked = request.url?.split('?')[0]
        const found = served.find(([address]) => address === asked)?.[1]
        if (!found) {
          next()
          return
        }
        answer(found, request, response).catch((fault: unknown) => response.destroy(fault as Error))
      })
    },
    async generateBundle() {
      // A worker's own bundle passes here as well.
      if (this.environment.name !== 'client' && this.environment.name !== 'storybook') return
      for (const [address, { find }] of served)
        this.emitFile({ type: 'asset', fileName: address.slice(1), source: readFileSync(await find()) })
    },
  }
}
