import { mergesContract as contract } from '#contract/merges/contract.ts'
import { implement, type Implemented } from '#server/kernel/module.ts'
import { findDuplicates } from './find-duplicates.ts'
import { mergeAccounts, rehearseMerge } from './merge-accounts.ts'

export const mergesEndpoints: readonly Implemented[] = [
  implement(contract.findDuplicates, (platform, { params, query }, actor) =>
    findDuplicates(platform, actor, { ...params, ...query }),
  ),
  implement(contract.rehearseMerge, (platform, { body }, actor) => rehearseMerge(platform, actor, body)),
  implement(contract.mergeAccounts, (platform, { body }, actor) => mergeAccounts(platform, actor, body)),
]
