import { bind } from '../kernel/call.ts'
import { byId } from '../kernel/values.ts'
import { supportCalls } from './calls.ts'
import * as s from './schemas.ts'

export const supportContract = bind(supportCalls, {
  listOwnRequests: { query: s.ownRequestsQuery, answer: s.ownRequestsPage },
  openRequest: { body: s.newRequest, answer: s.ownRequest, status: 201 },
  readOwnRequest: { params: byId, answer: s.ownRequest },
  writeToRequest: { params: byId, body: s.newMessage, answer: s.ownRequest, status: 201 },
  solveOwnRequest: { params: byId, answer: s.ownRequest },
  listDeskRequests: { query: s.deskQuery, answer: s.deskPage },
  readDeskRequest: { params: byId, answer: s.deskRequest },
  claimRequest: { params: byId, answer: s.deskRequest },
  assignRequest: { params: byId, body: s.assignment, answer: s.deskRequest },
  answerRequest: { params: byId, body: s.answer, answer: s.deskRequest, status: 201 },
  noteRequest: { params: byId, body: s.note, answer: s.deskRequest, status: 201 },
  snoozeRequest: { params: byId, body: s.snooze, answer: s.deskRequest },
  stepRequest: { params: byId, body: s.step, answer: s.deskRequest },
  sayReplying: { params: byId, body: s.replying, answer: null },
  sayAtDesk: { answer: s.atDesk },
  listCanned: { answer: s.cannedAnswers },
  createCanned: { body: s.cannedDraft, answer: s.cannedAnswer, status: 201 },
  changeCanned: { params: byId, body: s.cannedChange, answer: s.cannedAnswer },
  removeCanned: { params: byId, answer: null },
})
