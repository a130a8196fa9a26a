import { bind } from '../kernel/call.ts'
import { byId } from '../kernel/values.ts'
import { intakeCalls } from './calls.ts'
import { begunMedium, intake, intakeBody, intakeMedium, mediumBody, mediumDescription } from './schemas.ts'

export const intakeContract = bind(intakeCalls, {
  readIntake: { params: byId, answer: intake },
  writeIntake: { params: byId, body: intakeBody, answer: intake },
  beginMedium: { params: byId, body: mediumBody, answer: begunMedium, status: 201 },
  finishMedium: { params: byId, answer: intakeMedium },
  describeMedium: { params: byId, body: mediumDescription, answer: null },
  removeMedium: { params: byId, answer: null },
})
