import { bind } from '../kernel/call.ts'
import { hubCalls } from './calls.ts'
import { caughtUp, eventsQuery, ticket } from './schemas.ts'

export const hubContract = bind(hubCalls, {
  issueTicket: { answer: ticket, status: 201 },
  readEvents: { query: eventsQuery, answer: caughtUp },
})
