import { bind } from '../kernel/call.ts'
import { byId } from '../kernel/values.ts'
import { earlierCalls } from './earlier-calls.ts'
import { earlierSlot, offerBody } from './earlier-schemas.ts'

const shown = { params: byId, answer: earlierSlot }

export const earlierContract = bind(earlierCalls, {
  readEarlierSlot: shown,
  joinEarlierSlots: shown,
  leaveEarlierSlots: shown,
  acceptEarlierSlot: { ...shown, body: offerBody },
  declineEarlierSlot: { ...shown, body: offerBody },
})
