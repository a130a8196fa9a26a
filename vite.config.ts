import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { beforeFirstPaint } from './scripts/before-first-paint-plugin.ts'
import { constructableStyles } from './scripts/constructable-styles-plugin.ts'
import { plainCalls } from './scripts/plain-calls-plugin.ts'
import { calledAtOnce } from './scripts/called-at-once-plugin.ts'
import { precompress } from './scripts/precompress-plugin.ts'
import { sharedChunks } from './scripts/building/shared-chunks.ts'
import { serviceWorker } from './scripts/service-worker-plugin.ts'
import { words } from './scripts/words-plugin.ts'
import { tokens } from './src/shared/ui/tokens/plugin.ts'

const server = process.env['API_ORIGIN'] ?? 'http://localhost:4000'

/**
 * What every first view is made of. In one file it packs 5 kB smaller than spread over the chunks that share it, and stays in the
 * browser's store while our own code changes.
 */
const everyPage =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@reduxjs|immer|redux|reselect|redux-thunk|react-redux|use-sync-external-store|@standard-schema|redux-persist|i18next|i18next-resources-to-backend|react-i18next)\//

/** The router's package offers only its development build, warnings and all; its production build lies beside it. */
const routerBuild = (file: string) => fileURLToPath(new URL(`node_modules/react-router/dist/production/${file}`, import.meta.url))
export const lighter = [
  { find: /^react-router$/, replacement: routerBuild('index.mjs') },
  { find: /^react-router\/dom$/, replacement: routerBuild('dom-export.mjs') },
  // For Reacts before 18; ours has the hook itself.
  { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
]

export default defineConfig(({ command }) => ({
  resolve: { alias: command === 'build' ? lighter : [] },
  plugins: [
    react(),
    tokens(),
    beforeFirstPaint(),
    words(),
    plainCalls(),
    constructableStyles(),
    calledAtOnce(),
    serviceWorker(),
    precompress(),
  ],
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    target: ['chrome120', 'edge120', 'firefox121', 'safari17'],
    // Nothing is inlined as a data: address; the content policy allows only our own files.
    assetsInlineLimit: 0,
    manifest: true,
    // Every browser of the target knows modulepreload.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'packages', test: everyPage, priority: 99 }, ...sharedChunks()] } },
    },
  },
  server: {
    proxy: {
      '/api': { target: server, changeOrigin: false },
      '/hub': { target: server, changeOrigin: false, ws: true },
    },
  },
}))
