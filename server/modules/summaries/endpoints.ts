import { summariesContract as contract } from '#contract/summaries/contract.ts'
import { implement, type Implemented } from '#server/kernel/module.ts'
import { readSummaryPaper } from './paper/read-paper.ts'
import { readSummary } from './read-summary.ts'
import { saveSummary, shareSummary } from './write-summary.ts'

export const summariesEndpoints: readonly Implemented[] = [
  implement(contract.readSummary, (platform, { params }, actor) => readSummary(platform, actor, params.id)),
  implement(contract.readSummaryPaper, (platform, { params, query }, actor) =>
    readSummaryPaper(platform, actor, params.id, query.locale),
  ),
  implement(contract.saveSummary, async (platform, { params, body }, actor) => {
    await saveSummary(platform, actor, params.id, body)
    return readSummary(platform, actor, params.id)
  }),
  implement(contract.shareSummary, async (platform, { params, body }, actor) => {
    await shareSummary(platform, actor, params.id, body.revision)
    return readSummary(platform, actor, params.id)
  }),
]
