import { bind } from '../kernel/call.ts'
import { byId } from '../kernel/values.ts'
import { meetingCalls } from './calls.ts'
import * as schemas from './schemas.ts'

export const meetingContract = bind(meetingCalls, {
  readMeeting: { params: byId, answer: schemas.meeting },
  readLiveMeeting: { answer: schemas.liveMeeting },
  readConsent: { params: byId, query: schemas.consentQuery, answer: schemas.consentText },
  giveConsent: { params: byId, body: schemas.consentGiven, answer: schemas.consentText },
  joinMeeting: { params: byId, answer: schemas.joined, status: 201 },
  renewPresence: { params: byId, body: schemas.ofConnection, answer: schemas.presence },
  leaveMeeting: { params: byId, body: schemas.ofConnection, answer: null },
  sendSignals: { params: byId, body: schemas.signalsBody, answer: null },
  readSignals: { params: byId, query: schemas.signalQuery, answer: schemas.signals },
  enterRoom: { params: byId, body: schemas.ofConnection, answer: schemas.roomPass },
  renewRelay: { params: byId, body: schemas.ofConnection, answer: schemas.relay },
  listMessages: { params: byId, answer: schemas.meetingMessages },
  sendMessage: { params: byId, body: schemas.messageBody, answer: schemas.meetingMessage, status: 201 },
  readConnectionTest: { answer: schemas.lastConnectionTest },
  saveConnectionTest: { body: schemas.connectionTestDraft, answer: schemas.lastConnectionTest },
  readDelay: { answer: schemas.delay },
  setDelay: { body: schemas.delay, answer: schemas.delay },
})
