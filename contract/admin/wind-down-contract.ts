import { bind } from '../kernel/call.ts'
import { byId } from '../kernel/values.ts'
import { adminWindDownCalls } from './wind-down-calls.ts'
import * as s from './wind-down-schemas.ts'

export const adminWindDownContract = bind(adminWindDownCalls, {
  listWindDowns: { query: s.windDownsQuery, answer: s.windDownsPage },
  readWindDown: { params: byId, answer: s.windDown },
  decideWindDown: { params: byId, body: s.windDownDecisions, answer: s.windDownDecided },
})
