import type { Call } from '../kernel/call.ts'

const party = { who: ['patient', 'doctor'], whose: 'party', record: 'appointment' } as const
const office = { who: ['doctor', 'staff'], whose: 'self', right: 'appointments' } as const
const self = { who: ['patient', 'doctor'], whose: 'self' } as const

/** A visit by video. The meeting of an appointment has the appointment's id. */
export const meetingCalls = {
  readMeeting: {
    method: 'GET',
    path: '/meetings/{id}',
    access: { who: ['patient', 'doctor', 'staff'], whose: 'party', record: 'appointment', right: 'appointments' },
    summary: 'The waiting room: stage, place in line, whether the doctor is late, who is inside, the last connection test',
  },
  readLiveMeeting: {
    method: 'GET',
    path: '/live-meeting',
    access: self,
    summary: 'The call that the caller is expected in, if any',
  },
  readConsent: {
    method: 'GET',
    path: '/meetings/{id}/consent',
    access: party,
    summary: "The text of consent to a visit at a distance in the caller's language, its version and its hash",
  },
  giveConsent: {
    method: 'POST',
    path: '/meetings/{id}/consent',
    access: { who: ['patient'], whose: 'party', record: 'appointment' },
    summary: 'The patient agrees to the text that was read; kept with its hash. Again changes nothing',
  },
  joinMeeting: {
    method: 'POST',
    path: '/meetings/{id}/connections',
    access: party,
    summary: 'Comes into the call once the doctor has begun it; an older connection of the same person is taken over',
  },
  renewPresence: {
    method: 'POST',
    path: '/meetings/{id}/presence',
    access: party,
    summary: 'A sign of life of a connection, every ten seconds; answers who is inside',
  },
  leaveMeeting: {
    method: 'POST',
    path: '/meetings/{id}/leave',
    access: party,
    summary: 'A connection leaves; again changes nothing',
  },
  sendSignals: {
    method: 'POST',
    path: '/meetings/{id}/signals',
    access: party,
    summary: 'Signals from one connection to others; one that is sent again is kept once',
  },
  readSignals: {
    method: 'GET',
    path: '/meetings/{id}/signals',
    access: party,
    summary: "Signals to the caller's connection after a position, in the order in which they came",
  },
  renewRelay: {
    method: 'POST',
    path: '/meetings/{id}/relay',
    access: party,
    summary: 'Servers by which the browsers find a way to each other; credentials of a relay hold an hour at most',
  },
  enterRoom: {
    method: 'POST',
    path: '/meetings/{id}/room',
    access: party,
    summary: 'A pass into the room that carries a call of more than four; refused while the browsers carry it',
  },
  listMessages: {
    method: 'GET',
    path: '/meetings/{id}/messages',
    access: party,
    summary: 'What was written beside the picture; kept with the appointment',
  },
  sendMessage: {
    method: 'POST',
    path: '/meetings/{id}/messages',
    access: party,
    summary: "Writes beside the picture; the id is the sender's, and one that is sent again is kept once",
  },
  readConnectionTest: { method: 'GET', path: '/connection-test', access: self, summary: "The caller's last connection test" },
  saveConnectionTest: {
    method: 'PUT',
    path: '/connection-test',
    access: self,
    summary: 'Keeps the result of a connection test; the doctor of the next visit sees it beforehand',
  },
  readDelay: { method: 'GET', path: '/doctor/delay', access: office, summary: 'How late the doctor says to be' },
  setDelay: {
    method: 'PUT',
    path: '/doctor/delay',
    access: office,
    summary: 'The doctor runs late by so many minutes, which the waiting room tells; 0 takes it back',
  },
} as const satisfies Record<string, Call>
