import type { Call } from '../kernel/call.ts'

const people = ['patient', 'doctor', 'staff', 'pharmacy', 'company'] as const
const own = { who: people, whose: 'self' } as const
const party = { who: people, whose: 'party', record: 'supportRequest' } as const
const desk = { who: ['admin'], whose: 'all' } as const
const atDesk = { ...desk, record: 'supportRequest' } as const
const canned = { ...desk, record: 'cannedAnswer' } as const

export const supportCalls = {
  listOwnRequests: { method: 'GET', path: '/support/requests', access: own, summary: "The caller's requests, newest first" },
  openRequest: {
    method: 'POST',
    path: '/support/requests',
    access: own,
    idempotent: true,
    summary: 'Ask the office something',
  },
  readOwnRequest: { method: 'GET', path: '/support/requests/{id}', access: party, summary: 'One request with its messages' },
  writeToRequest: {
    method: 'POST',
    path: '/support/requests/{id}/messages',
    access: party,
    idempotent: true,
    summary: 'Write more to a request; what was solved is opened again by it',
  },
  solveOwnRequest: { method: 'POST', path: '/support/requests/{id}/solved', access: party, summary: 'Say that it is solved' },

  listDeskRequests: {
    method: 'GET',
    path: '/support/desk/requests',
    access: desk,
    summary: 'Requests, the longest waiting first',
  },
  readDeskRequest: {
    method: 'GET',
    path: '/support/desk/requests/{id}',
    access: atDesk,
    summary: 'One request with its messages and notes; reading it is audited',
  },
  claimRequest: {
    method: 'POST',
    path: '/support/desk/requests/{id}/claim',
    access: atDesk,
    summary: 'Take a request that nobody has; one of two wins',
  },
  assignRequest: {
    method: 'POST',
    path: '/support/desk/requests/{id}/assignment',
    access: atDesk,
    summary: 'Give a request back, or to whoever is there with the fewest',
  },
  answerRequest: {
    method: 'POST',
    path: '/support/desk/requests/{id}/answers',
    access: atDesk,
    idempotent: true,
    summary: 'Answer the person; refused when somebody else wrote meanwhile',
  },
  noteRequest: {
    method: 'POST',
    path: '/support/desk/requests/{id}/notes',
    access: atDesk,
    idempotent: true,
    summary: 'Write what the person never sees',
  },
  snoozeRequest: {
    method: 'POST',
    path: '/support/desk/requests/{id}/snooze',
    access: atDesk,
    summary: 'Put a request away until it comes back by itself',
  },
  stepRequest: {
    method: 'POST',
    path: '/support/desk/requests/{id}/steps',
    access: atDesk,
    summary: 'Solve a request, open it again, or take it back early',
  },
  sayReplying: {
    method: 'POST',
    path: '/support/desk/requests/{id}/replying',
    access: atDesk,
    summary: 'Say that one is writing an answer',
  },
  sayAtDesk: {
    method: 'PUT',
    path: '/support/desk/presence',
    access: desk,
    summary: 'Say that one is there; answers who else is, and what each has',
  },

  listCanned: { method: 'GET', path: '/support/canned-answers', access: desk, summary: 'Ready answers, by language and title' },
  createCanned: {
    method: 'POST',
    path: '/support/canned-answers',
    access: desk,
    idempotent: true,
    summary: 'Add a ready answer',
  },
  changeCanned: { method: 'PUT', path: '/support/canned-answers/{id}', access: canned, summary: 'Change a ready answer' },
  removeCanned: { method: 'DELETE', path: '/support/canned-answers/{id}', access: canned, summary: 'Remove a ready answer' },
} as const satisfies Record<string, Call>
