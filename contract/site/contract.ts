import { bind } from '../kernel/call.ts'
import { siteCalls } from './calls.ts'
import { contactMessage, contactReceived, home } from './schemas.ts'

export const siteContract = bind(siteCalls, {
  readHome: { answer: home },
  sendContactMessage: { body: contactMessage, answer: contactReceived, status: 201 },
})
