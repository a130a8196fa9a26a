import type { Module } from '#server/kernel/module.ts'
import { deliverChannel } from '#server/kernel/outbox.ts'
import { noticesEndpoints } from './endpoints.ts'
import { forgetDeliveries } from './forget-deliveries.ts'
import { noticesMigrations } from './migrations/index.ts'
import { pushCourier } from './push/courier.ts'
import { noticesPushWords } from './push/words.ts'
import { sendHeldNews } from './send-held.ts'
import { noticesWords } from './words.ts'
import { noticesData } from './personal-data.ts'

/** What people are told, and how: in the application, by mail and by push, and when they want to be left in peace. */
export const noticesModule: Module = {
  name: 'notices',
  personalData: noticesData,
  endpoints: noticesEndpoints,
  migrations: noticesMigrations,
  jobs: [sendHeldNews, deliverChannel('push', pushCourier), forgetDeliveries],
  words: noticesWords,
  pushWords: noticesPushWords,
}
