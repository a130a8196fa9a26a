import type { MigrationList } from '#server/migrations/migration.ts'
import * as visitsOfPets from './0071-visits-of-pets.ts'
import * as bookedBy from './0072-booked-by.ts'
import * as unpaidOfBookers from './0073-unpaid-of-bookers.ts'
import * as earlierSlots from './0076-earlier-slots.ts'
import * as followUps from './0077-follow-ups.ts'

export const bookingMigrations: MigrationList = {
  '0071-visits-of-pets': visitsOfPets,
  '0072-booked-by': bookedBy,
  '0073-unpaid-of-bookers': unpaidOfBookers,
  '0076-earlier-slots': earlierSlots,
  '0077-follow-ups': followUps,
}
