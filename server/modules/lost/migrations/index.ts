import type { MigrationList } from '#server/migrations/migration.ts'
import * as lost from './0182-lost.ts'
import * as search from './0241-lost-search.ts'
import * as finderMails from './0360-finder-mails.ts'
import * as sightingNetworks from './0460-sighting-networks.ts'

export const lostMigrations: MigrationList = {
  '0182-lost': lost,
  '0241-lost-search': search,
  '0360-finder-mails': finderMails,
  '0460-sighting-networks': sightingNetworks,
}
