import { bind } from '../kernel/call.ts'
import { byId } from '../kernel/values.ts'
import { availabilityCalls } from './availability-calls.ts'
import {
  availability,
  availabilityBody,
  availabilityChange,
  byDate,
  overrideBody,
  previewAnswer,
  previewBody,
  timeOffBody,
  timeOffChange,
} from './availability-schemas.ts'

export const availabilityContract = bind(availabilityCalls, {
  readAvailability: { answer: availability },
  writeAvailability: { body: availabilityBody, answer: availabilityChange },
  previewSlots: { body: previewBody, answer: previewAnswer },
  writeOverride: { params: byDate, body: overrideBody, answer: availabilityChange },
  removeOverride: { params: byDate, answer: availabilityChange },
  addTimeOff: { body: timeOffBody, answer: availabilityChange, status: 201 },
  changeTimeOff: { params: byId, body: timeOffChange, answer: availabilityChange },
  removeTimeOff: { params: byId, answer: availabilityChange },
})
