import { createMemoryFiles } from '#server/adapters/files/memory.ts'
import { noLargeCalls } from '#server/adapters/large-calls/none.ts'
import { packageFonts } from '#server/adapters/fonts/package-files.ts'
import { createSharpPictures } from '#server/adapters/pictures/sharp.ts'
import { noPushes } from '#server/adapters/push/none.ts'
import type { PaymentProvider } from '#server/kernel/ports.ts'
import { cheapPasswords, createRecordingCourier, createRecordingLog, createTestClock, testSettings } from '../support/ports.ts'

const refuse = async (): Promise<never> => {
  throw new Error('Nothing is paid here')
}
const payments: PaymentProvider = {
  name: 'sandbox',
  createIntent: refuse,
  retrieve: refuse,
  cancel: refuse,
  settled: refuse,
  listPaid: refuse,
  refund: refuse,
  readWebhook: refuse,
  cards: { createCustomer: refuse, begin: refuse, retrieve: refuse, remove: refuse, removeCustomer: refuse, charge: refuse },
}

/** The world outside, for tests that are only about the hub. */
export function createOtherPorts() {
  const clock = createTestClock('2026-03-02T09:00:00.000Z')
  return {
    clock,
    log: createRecordingLog(),
    courier: createRecordingCourier(),
    pushes: noPushes,
    largeCalls: noLargeCalls,
    mapRegion: null,
    passwords: cheapPasswords,
    settings: testSettings,
    payments,
    files: createMemoryFiles(),
    pictures: createSharpPictures(),
    fonts: packageFonts,
  }
}
