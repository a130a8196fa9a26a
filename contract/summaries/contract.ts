import { bind } from '../kernel/call.ts'
import { byId } from '../kernel/values.ts'
import { summariesCalls } from './calls.ts'
import { summary, summaryDraft, summaryPaperQuery, summaryShare } from './schemas.ts'

export const summariesContract = bind(summariesCalls, {
  readSummary: { params: byId, answer: summary },
  readSummaryPaper: { params: byId, query: summaryPaperQuery, answer: 'application/pdf' },
  saveSummary: { params: byId, body: summaryDraft, answer: summary },
  shareSummary: { params: byId, body: summaryShare, answer: summary },
})
