import type { Module } from '#server/kernel/module.ts'
import { meetingEndpoints } from './endpoints.ts'
import { endConnections } from './end-connections.ts'
import { guestEndpoints } from './guest-endpoints.ts'
import { meetings } from './meeting-topic.ts'
import { meetingMigrations } from './migrations/index.ts'
import './tables.ts'
import { meetingData } from './personal-data.ts'

/** Visits by video: the waiting room, the call's signals, what is written beside the picture. */
export const meetingModule: Module = {
  name: 'meeting',
  personalData: meetingData,
  endpoints: [...meetingEndpoints, ...guestEndpoints],
  jobs: [endConnections],
  topics: [meetings],
  migrations: meetingMigrations,
}
