import react from '@vitejs/plugin-react'
import { readdirSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

/** For all tests. What hangs ends some time; how long a test takes says nothing, on a machine half as fast or twice as busy. */
const patient = {
  setupFiles: ['tests/support/properties.ts'],
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 30_000 } },
}

const onDatabase = {
  // The platform is loaded once for each process, as where it runs: files share its modules, and (tests/support) an embedded database.
  isolate: false,
  globalSetup: ['tests/support/prepare-databases.ts'],
  ...patient,
}

/** Tests that must find modules as nobody has used them yet: those of the application's beginning, and such as put another in a module's place. */
const apart = ['src/app/dev-tools/*.test.tsx', 'src/shared/i18n/*.test.ts', 'src/features/chat/components/use-typing.test.tsx']

/** The server's tests that open no database of the run: they run once, not on every kind of it. */
const withoutDatabase = readdirSync('server', { recursive: true, encoding: 'utf8' })
  .map((name) => `server/${name}`)
  .filter((file) => file.endsWith('.test.ts') && !file.endsWith('.races.test.ts'))
  .filter((file) => !/tests\/support\/(server|databases)\.ts/.test(readFileSync(file, 'utf8')))

/**
 * What runs on the second kind of database too: the layers that talk to it, and one test for each module, which runs its statements. Everything
 * else says nothing of the kind of database: whose calls are whose, what a hostile one is answered, what a log or a page says. What a module's
 * one test leaves out is run on the embedded database by stories and journeys.
 */
const onBothDatabases = [
  'server/{adapters,hub,kernel,migrations}/**/*.test.ts',
  'tests/{kernel,search,maps}/*.test.ts',
  'tests/booking/{availability,book,change}.test.ts',
  'tests/catalogue/products.test.ts',
  'tests/doctors/doctors.test.ts',
  'tests/payments/{coupons,orders,pay,refunds}.test.ts',
  'server/modules/account/register.test.ts',
  'server/modules/coupons/company-coupons.test.ts',
  'server/modules/meeting/meetings.test.ts',
  'server/modules/orders/credit-notes.test.ts',
  'server/modules/privacy/{erasure,canary}.test.ts',
  ...readdirSync('server/modules').map((name) => `server/modules/${name}/${name}.test.ts`),
]

/** Takes the demonstration world through the books for most of a minute. */
const tooSlowForBoth = 'server/modules/ledger/ledger.test.ts'

const isSecondDatabase = Boolean(process.env['SECOND_DATABASE'])

const inBrowser = { ...patient, environment: 'jsdom', setupFiles: [...patient.setupFiles, 'tests/support/dom.ts'] }

/**
 * `unit`: pure rules, and adapters by themselves. `dom`: parts of the browser. Both load what they test once for each process, which
 * takes a third of the time; `apart`: what cannot be shared so. `api`: the server on a database, embedded or (with TEST_DATABASE_URL)
 * PostgreSQL. `races`: what only several connections can show, on PostgreSQL alone. `production`: what was built, as it is deployed.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          isolate: false,
          include: ['{contract,scripts,mocks}/**/*.test.ts', 'src/**/*.test.ts', ...withoutDatabase],
          exclude: apart,
          ...patient,
        },
      },
      {
        plugins: [react()],
        test: { name: 'dom', isolate: false, include: ['src/**/*.test.tsx'], exclude: apart, ...inBrowser },
      },
      { plugins: [react()], test: { name: 'apart', include: apart, ...inBrowser } },
      {
        test: {
          name: 'api',
          include: isSecondDatabase ? onBothDatabases : ['{server,tests}/**/*.test.ts'],
          exclude: [
            '**/*.races.test.ts',
            'tests/production/**',
            ...withoutDatabase,
            ...(isSecondDatabase ? [tooSlowForBoth] : []),
          ],
          ...onDatabase,
        },
      },
      { test: { name: 'production', include: ['tests/production/*.test.ts'], ...patient } },
      { test: { name: 'races', include: ['{server,tests}/**/*.races.test.ts'], ...onDatabase } },
    ],
  },
})
