import { bind } from '../kernel/call.ts'
import { byId } from '../kernel/values.ts'
import { observationsCalls } from './calls.ts'
import * as schemas from './schemas.ts'

export const observationsContract = bind(observationsCalls, {
  readMeasurements: { params: byId, answer: schemas.measurements },
  listObservations: { params: byId, query: schemas.observationsQuery, answer: schemas.observations },
  readCourse: { params: byId, query: schemas.courseQuery, answer: schemas.course },
  addObservation: { params: byId, body: schemas.newObservation, answer: schemas.observationDetails, status: 201 },
  readObservation: { params: byId, answer: schemas.observationDetails },
  correctObservation: { params: byId, body: schemas.observationCorrection, answer: schemas.observationDetails },
  withdrawObservation: { params: byId, body: schemas.observationWithdrawal, answer: schemas.observationDetails },
  listObservationRanges: { query: schemas.observationRangesQuery, answer: schemas.observationRanges },
  addObservationRange: { body: schemas.observationRangeDraft, answer: schemas.observationRange, status: 201 },
  changeObservationRange: { params: byId, body: schemas.observationRangeChange, answer: schemas.observationRange },
  removeObservationRange: { params: byId, answer: null },
})
