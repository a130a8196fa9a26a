import { bind } from '../kernel/call.ts'
import { byId } from '../kernel/values.ts'
import { eventsCalls } from './calls.ts'
import * as schemas from './schemas.ts'

export const eventsContract = bind(eventsCalls, {
  listEvents: { query: schemas.eventQuery, answer: schemas.eventPage },
  listOwnEvents: { query: schemas.ownEventQuery, answer: schemas.eventPage },
  createEvent: { body: schemas.eventDraft, answer: schemas.eventDetails, status: 201 },
  readEvent: { params: byId, answer: schemas.eventDetails },
  changeEvent: { params: byId, body: schemas.eventChange, answer: schemas.eventDetails },
  cancelEvent: { params: byId, body: schemas.cancellation, answer: schemas.eventDetails },
  attendEvent: { params: byId, body: schemas.guestWish, answer: schemas.eventDetails },
  leaveEvent: { params: byId, answer: schemas.eventDetails },
  listGuests: { params: byId, query: schemas.guestQuery, answer: schemas.guestPage },
  readEventCalendarFile: { params: byId, answer: 'text/calendar' },
})
