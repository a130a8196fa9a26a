import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const onDatabase = {
  globalSetup: ['tests/support/prepare-databases.ts'],
  testTimeout: 20_000,
  hookTimeout: 60_000,
}

/**
 * `unit`: pure rules. `dom`: parts of the browser. `api`: the server on a database, embedded or (with TEST_DATABASE_URL)
 * PostgreSQL. `races`: what only several connections can show, on PostgreSQL alone.
 */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['{contract,scripts,mocks}/**/*.test.ts', 'src/**/*.test.ts'] } },
      {
        plugins: [react()],
        test: { name: 'dom', include: ['src/**/*.test.tsx'], environment: 'jsdom', setupFiles: ['tests/support/dom.ts'] },
      },
      {
        test: {
          name: 'api',
          include: ['{server,tests}/**/*.test.ts'],
          exclude: ['**/*.races.test.ts'],
          ...onDatabase,
        },
      },
      { test: { name: 'races', include: ['{server,tests}/**/*.races.test.ts'], ...onDatabase } },
    ],
  },
})
