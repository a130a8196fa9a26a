import { defineConfig, mergeConfig } from 'vite'
import { browserPlatform } from './mocks/vite-plugin.ts'
import application from './vite.config.ts'

/** The application with the platform in the browser: no server, nothing to install but a folder of files. */
export default defineConfig((environment) =>
  mergeConfig(application(environment), {
    plugins: [
      browserPlatform({ worker: true }),
      {
        name: 'carenest-browser-entry',
        transformIndexHtml: {
          order: 'pre' as const,
          handler: (html: string) => html.replace('/src/main.tsx', '/mocks/main.tsx'),
        },
      },
    ],
    // Beside that of the usual development server, which may run at the same time.
    cacheDir: 'node_modules/.vite/browser',
    build: { outDir: 'dist/browser' },
  }),
)
