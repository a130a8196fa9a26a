import { bind } from '../kernel/call.ts'
import { byId } from '../kernel/values.ts'
import { seeAsCalls } from './calls.ts'
import { seeAsBegun, seeAsToBegin } from './schemas.ts'

export const seeAsContract = bind(seeAsCalls, {
  beginSeeAs: { params: byId, body: seeAsToBegin, answer: seeAsBegun, status: 201 },
  endSeeAs: { params: byId, answer: null },
})
