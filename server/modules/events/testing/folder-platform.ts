import { noLargeCalls } from '#server/adapters/large-calls/none.ts'
import { packageFonts } from '#server/adapters/fonts/package-files.ts'
import { createMemoryFiles } from '#server/adapters/files/memory.ts'
import { createSharpPictures } from '#server/adapters/pictures/sharp.ts'
import { openFolderDatabase } from '#server/adapters/pglite/open.ts'
import { createSandboxPayments } from '#server/adapters/payments/sandbox.ts'
import { eventsContract } from '#contract/events/contract.ts'
import { utcDay } from '#contract/kernel/days.ts'
import { systemIds, webSecrets } from '#server/kernel/defaults.ts'
import { createPlatform } from '#server/platform.ts'
import { requestOf } from '../../../../tests/support/call.ts'
import {
  cheapPasswords,
  createRecordingCourier,
  createRecordingHub,
  createRecordingLog,
  createRecordingPushes,
  testSettings,
} from '../../../../tests/support/ports.ts'
import { draft } from './make-event.ts'

/** One event to be published: by whom, and under which key. */
export interface Attempt {
  readonly title: string
  readonly token: string
}

/** The platform on the embedded database of a folder, its clock so many seconds ahead. */
export async function openFolderPlatform(folder: string, ahead = 0) {
  const { db, close } = await openFolderDatabase(folder)
  const clock = { now: () => new Date(Date.now() + ahead * 1000) }
  const secrets = webSecrets
  const running = createPlatform({
    db,
    clock,
    ids: systemIds,
    secrets,
    passwords: cheapPasswords,
    payments: createSandboxPayments({ db, clock, secrets, signingSecret: 'whsec_for_tests' }),
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
  const startsAt = utcDay(Date.now() + 7 * 86_400_000)
  return {
    db,
    close,
    platform: running.platform,
    clock,
    /** Publishes an event under its title as the key. */
    publish: ({ title, token }: Attempt): Promise<Response> => {
      const body = draft({ title, startsAt: `${startsAt}T18:00`, endsAt: `${startsAt}T20:00` })
      return running.fetch(requestOf(eventsContract.createEvent, { body }, { as: { token }, key: title }), { ip: '192.0.2.1' })
    },
  }
}
