import { defineConfig } from 'vite'

/** The server as it is deployed: two files of our own code, packages from node_modules. */
export default defineConfig({
  publicDir: false,
  // Its optional peer, the compiler, would come along into the production image.
  ssr: { noExternal: ['i18next'] },
  build: {
    ssr: true,
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    minify: false,
    rolldownOptions: {
      input: { main: 'server/main.ts', 'database-worker': 'server/adapters/pglite/worker.ts' },
      // Beside each other: the main file finds the worker by its own address.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
})
