import { bind } from '../kernel/call.ts'
import { byId } from '../kernel/values.ts'
import { guestCalls } from './guest-calls.ts'
import * as guests from './guest-schemas.ts'
import { joined, meeting, presence, relay, roomPass, signals } from './schemas.ts'

export const guestContract = bind(guestCalls, {
  makeGuestLink: { params: byId, answer: guests.guestLink, status: 201 },
  decideGuest: { params: byId, body: guests.guestDecision, answer: meeting },
  readGuestLink: { body: guests.linkToken, answer: guests.guestOffer },
  askAsGuest: { body: guests.guestRequest, answer: guests.guestPass, status: 201 },
  readGuestCall: { body: guests.ofGuest, answer: guests.guestCall },
  joinAsGuest: { body: guests.ofGuest, answer: joined, status: 201 },
  renewGuestPresence: { body: guests.ofGuestConnection, answer: presence },
  sendGuestSignals: { body: guests.guestSignals, answer: null },
  readGuestSignals: { body: guests.guestSignalQuestion, answer: signals },
  enterGuestRoom: { body: guests.ofGuestConnection, answer: roomPass },
  renewGuestRelay: { body: guests.ofGuestConnection, answer: relay },
  leaveAsGuest: { body: guests.guestLeave, answer: null },
})
