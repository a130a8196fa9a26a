import { packageFonts } from '#server/adapters/fonts/package-files.ts'
import { createMemoryFiles } from '#server/adapters/files/memory.ts'
import { noLargeCalls } from '#server/adapters/large-calls/none.ts'
import { createSandboxPayments } from '#server/adapters/payments/sandbox.ts'
import { openInMemory } from '#server/adapters/pglite/open-local.ts'
import { createSharpPictures } from '#server/adapters/pictures/sharp.ts'
import { openPostgres } from '#server/adapters/postgres/pool.ts'
import { defaultLimits } from '#server/adapters/postgres/time-limits.ts'
import type { Db } from '#server/kernel/db.ts'
import { systemClock, systemIds, webSecrets } from '#server/kernel/defaults.ts'
import { migrate } from '#server/migrations/migrate.ts'
import { createPlatform } from '#server/platform.ts'
import {
  cheapPasswords,
  createRecordingCourier,
  createRecordingHub,
  createRecordingLog,
  createRecordingPushes,
  testSettings,
} from '../../tests/support/ports.ts'

/** The whole platform in this process, on the PostgreSQL of `BENCH_DATABASE_URL` or embedded, with nobody and nothing in it. Of what fills a database by the million in one statement no limit may make an end. */
export async function openPlatform(connections = 16, limits = defaultLimits) {
  const url = process.env['BENCH_DATABASE_URL']
  const db: Db = url ? openPostgres({ url, connections, limits, guarded: false }, console) : (await openInMemory()).db
  await migrate(db)
  const ports = { db, clock: systemClock, ids: systemIds, secrets: webSecrets }
  const { platform, jobs } = createPlatform({
    ...ports,
    passwords: cheapPasswords,
    payments: createSandboxPayments({ ...ports, signingSecret: 'whsec_of_a_measurement' }),
    files: createMemoryFiles(),
    pictures: createSharpPictures(),
    fonts: packageFonts,
    hub: createRecordingHub(),
    pushes: createRecordingPushes(),
    largeCalls: noLargeCalls,
    mapRegion: null,
    courier: createRecordingCourier(),
    log: createRecordingLog(),
    settings: testSettings,
  })
  return { db, url, platform, jobs }
}
