import type { Module } from '#server/kernel/module.ts'
import { hubEndpoints } from './endpoints.ts'
import { hubData } from './personal-data.ts'
import { deleteOldEvents } from './stream.ts'
import { deleteExpiredTickets } from './tickets.ts'

export const hubModule: Module = {
  name: 'hub',
  personalData: hubData,
  endpoints: hubEndpoints,
  jobs: [
    { name: 'hub.delete-expired-tickets', everySeconds: 300, run: deleteExpiredTickets },
    { name: 'hub.delete-old-events', everySeconds: 3600, run: deleteOldEvents },
  ],
}
