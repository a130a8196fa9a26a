import { bind } from '../kernel/call.ts'
import { byId } from '../kernel/values.ts'
import { summariesCalls } from './calls.ts'
import { summary, summaryDraft, summaryShare } from './schemas.ts'

export const summariesContract = bind(summariesCalls, {
  readSummary: { params: byId, answer: summary },
  saveSummary: { params: byId, body: summaryDraft, answer: summary },
  shareSummary: { params: byId, body: summaryShare, answer: summary },
})
