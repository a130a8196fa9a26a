import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { moduleSource } from './scripts/module-source-plugin.ts'
import { visitorsOnly } from './scripts/visitors-only-plugin.ts'
import { lighter } from './vite.config.ts'

/** The pages' renderer, which the server loads: the application as a visitor sees it, with its packages in it. */
export default defineConfig({
  publicDir: false,
  resolve: { alias: lighter },
  plugins: [react(), moduleSource(), visitorsOnly()],
  ssr: { noExternal: true },
  // Which of React's builds is taken is decided here, not by the surroundings of the server.
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: {
    ssr: true,
    outDir: 'dist/document',
    emptyOutDir: true,
    target: 'node20',
    sourcemap: false,
    minify: false,
    rolldownOptions: {
      input: { main: 'src/app/document/render-page.tsx' },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
})
