import type { Module } from '#server/kernel/module.ts'
import { bookPastBenefits } from './book-past-benefits.ts'
import { bookPast } from './book-past.ts'
import { ledgerEndpoints } from './endpoints.ts'
import { issueStatements } from './issue-statements.ts'
import { ledgerMigrations } from './migrations/index.ts'
import './tables.ts'
import { tieOut } from './tie-out.ts'
import { writeMove } from './write-move.ts'
import { ledgerData } from './personal-data.ts'
import { openDisputes } from './open-disputes.ts'

/** Where money is and to whom it is owed, by double entry; and whether all that tells of it agrees. Its seed runs after all others. */
export const ledgerModule: Module = {
  name: 'ledger',
  personalData: ledgerData,
  holdsErasure: openDisputes,
  endpoints: ledgerEndpoints,
  migrations: ledgerMigrations,
  jobs: [issueStatements, tieOut],
  moneyBooks: { write: writeMove },
  async seed({ db }) {
    await bookPast(db)
    await bookPastBenefits(db)
  },
}
