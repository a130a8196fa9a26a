import { claimsContract as contract } from '#contract/claims/contract.ts'
import { implement, type Module } from '#server/kernel/module.ts'
import { readClaimPaper } from './paper/read-claim-paper.ts'
import { readClaim } from './read-claim.ts'

/** Sheets for the insurer of an animal. */
export const claimsModule: Module = {
  name: 'claims',
  endpoints: [
    implement(contract.readClaim, (platform, { params }, actor) => readClaim(platform, actor, params.id)),
    implement(contract.readClaimPaper, (platform, { params, query }, actor) =>
      readClaimPaper(platform, actor, params.id, query.locale),
    ),
  ],
}
