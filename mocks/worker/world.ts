import type { LoginRecord } from '#contract/account/schemas.ts'
import type { Role } from '#contract/kernel/roles.ts'
import { openInMemory, type EmbeddedDatabase } from '#server/adapters/pglite/open-local.ts'
import { createIndexedDbFiles } from '#server/adapters/files/indexed-db.ts'
import { startMaintenance } from '#server/adapters/pglite/maintenance.ts'
import { startJobs } from '#server/kernel/jobs/index.ts'
import { prepareMonths } from '#server/kernel/months.ts'
import { openSession } from '#server/modules/account/index.ts'
import { demonstrationSignIns } from '#server/seed/index.ts'
import { worldMoment } from '../moment.ts'
import { scenarios } from '../scenarios/scenarios.ts'
import type { ScenarioName } from '../scenarios/names.ts'
import { assemblePlatform, type AssembledPlatform } from './assemble.ts'
import { worldClock } from './clock.ts'
import { consoleLog } from './ports.ts'
import { browserFonts } from './fonts.ts'
import { loadSnapshot } from './snapshots.ts'

/** A platform at work in this worker, and the database below it. */
export interface World extends AssembledPlatform {
  readonly database: EmbeddedDatabase
  /** A login record of the person of that role; the same until the world ends. */
  signIn(role: Role): Promise<LoginRecord>
  end(): Promise<void>
}

export interface WorldOptions {
  readonly scenario: ScenarioName
  /** A database kept from an earlier visit, in place of the scenario's, with the instant at which its clock goes on. */
  readonly kept?: { readonly dump: Blob; readonly at: Date }
}

/** Opens the platform of a scenario. Time goes as the scenario says; jobs run where it goes. */
export async function openWorld({ scenario: name, kept }: WorldOptions): Promise<World> {
  const { snapshot, pace, arrange } = scenarios[name]
  const database = await openInMemory({ loadDataDir: kept?.dump ?? (await loadSnapshot(snapshot)) })
  const assembled = assemblePlatform({
    db: database.db,
    clock: worldClock(pace, kept?.at ?? new Date(worldMoment)),
    chance: pace === 'frozen' ? 'repeated' : 'drawn',
    log: consoleLog,
    // Beside the kept database; a world whose time stands still keeps nothing.
    files: pace === 'running' ? createIndexedDbFiles() : undefined,
    fonts: browserFonts,
    publicUrl: self.location.origin,
    print: (text) => console.info(text),
  })
  const { platform, jobs, publisher, fetch } = assembled
  if (pace === 'running') await prepareMonths(platform)
  await publisher.start()
  const signIn = signInOnce(assembled)
  if (!kept) await arrange?.({ platform, fetch, signIn })
  const running = pace === 'running' ? startJobs(platform, jobs) : null
  const stopMaintenance = startMaintenance(database.db, consoleLog)
  return {
    ...assembled,
    database,
    signIn,
    async end() {
      stopMaintenance()
      await running?.stop()
      await publisher.stop()
      await database.db.destroy()
    },
  }
}

function signInOnce({ platform }: AssembledPlatform): World['signIn'] {
  const records = new Map<Role, Promise<LoginRecord>>()
  const signIn = async (role: Role) => {
    const email = demonstrationSignIns.find((person) => person.role === role)!.email
    const { id } = await platform.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()
    return openSession(platform, id)
  }
  return (role) => {
    const record = records.get(role) ?? signIn(role)
    records.set(role, record)
    return record
  }
}
