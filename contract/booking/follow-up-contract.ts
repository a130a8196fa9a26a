import { bind } from '../kernel/call.ts'
import { byId } from '../kernel/values.ts'
import { followUpCalls } from './follow-up-calls.ts'
import { followUpAnswer, followUpBody, followUpList } from './follow-up-schemas.ts'

const shown = { params: byId, answer: followUpAnswer }

export const followUpContract = bind(followUpCalls, {
  readFollowUp: shown,
  suggestFollowUp: { ...shown, body: followUpBody },
  removeFollowUp: shown,
  putFollowUpAway: shown,
  listFollowUps: { answer: followUpList },
})
