import { z } from 'zod'
import { currency, flag, id, instant, pageOf, pageQuery } from '../kernel/values.ts'
import { differenceKinds, ledgerAccounts } from './values.ts'

/** Newest first; `open`: those that were still there when last looked. */
export const differenceQuery = z.strictObject({ ...pageQuery, open: flag.optional() })
export type DifferenceQuery = z.infer<typeof differenceQuery>

/** Two accounts of the same that do not agree; amounts in minor units, counts where it is about numbers of papers. */
export const difference = z.strictObject({
  id,
  kind: z.enum(differenceKinds),
  /** The order, payment or seller that it is about, or what the provider calls it. */
  subject: z.string(),
  currency: currency.nullable(),
  expected: z.int(),
  found: z.int(),
  foundAt: instant,
  resolvedAt: instant.nullable(),
})
export type Difference = z.infer<typeof difference>
export const differencePage = pageOf(difference)

/** What stands in the ledger's accounts, in minor units: above 0 the platform has it or is owed it, below 0 it owes it. */
export const ledgerBalances = z.strictObject({
  accounts: z.array(z.strictObject({ account: z.enum(ledgerAccounts), currency, amount: z.int() })),
  /** Of all accounts together; 0, always. */
  sum: z.int(),
  openDifferences: z.int(),
  comparedAt: instant.nullable(),
})
export type LedgerBalances = z.infer<typeof ledgerBalances>
