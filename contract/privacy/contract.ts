import { bind } from '../kernel/call.ts'
import { privacyCalls } from './calls.ts'
import { erasureWish, ownData } from './schemas.ts'

export const privacyContract = bind(privacyCalls, {
  readOwnData: { answer: ownData },
  askErasure: { body: erasureWish, answer: ownData },
  takeErasureBack: { answer: ownData },
  askCopy: { answer: ownData, status: 202 },
  fetchCopy: { answer: 'application/zip' },
})
