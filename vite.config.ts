import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { constructableStyles } from './scripts/constructable-styles-plugin.ts'
import { precompress } from './scripts/precompress-plugin.ts'
import { words } from './scripts/words-plugin.ts'
import { tokens } from './src/shared/ui/tokens/plugin.ts'

const server = process.env['API_ORIGIN'] ?? 'http://localhost:4000'

export default defineConfig({
  plugins: [react({ compiler: true }), tokens(), words(), constructableStyles(), precompress()],
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    target: ['chrome120', 'edge120', 'firefox121', 'safari17'],
    // Nothing is inlined as a data: address; the content policy allows only our own files.
    assetsInlineLimit: 0,
    manifest: true,
    // Every browser of the target knows modulepreload.
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: {
      '/api': { target: server, changeOrigin: false },
      '/hub': { target: server, changeOrigin: false, ws: true },
    },
  },
})
