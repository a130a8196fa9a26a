import type { MigrationList } from '#server/migrations/migration.ts'
import * as autoships from './0330-autoships.ts'
import * as savedCardOwners from './0370-saved-card-owners.ts'
import * as autoshipCards from './0371-autoship-cards.ts'
import * as autoshipCardsChecked from './0372-autoship-cards-checked.ts'
import * as tooSmall from './0378-too-small.ts'
import * as onHold from './0421-on-hold.ts'

export const autoshipsMigrations: MigrationList = {
  '0330-autoships': autoships,
  '0370-saved-card-owners': savedCardOwners,
  '0371-autoship-cards': autoshipCards,
  '0372-autoship-cards-checked': autoshipCardsChecked,
  '0378-too-small': tooSmall,
  '0421-on-hold': onHold,
}
