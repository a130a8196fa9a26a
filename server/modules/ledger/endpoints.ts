import { ledgerContract } from '#contract/ledger/contract.ts'
import { implement } from '#server/kernel/module.ts'
import { listDifferences, readBalances } from './read-ledger.ts'
import { compareAll } from './tie-out.ts'

export const ledgerEndpoints = [
  implement(ledgerContract.readBalances, (platform) => readBalances(platform)),
  implement(ledgerContract.listDifferences, (platform, { query }) => listDifferences(platform, query)),
  implement(ledgerContract.compareNow, async (platform) => {
    await compareAll(platform)
    return readBalances(platform)
  }),
]
