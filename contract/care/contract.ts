import { bind } from '../kernel/call.ts'
import { byId } from '../kernel/values.ts'
import { careCalls } from './calls.ts'
import * as schemas from './schemas.ts'

export const careContract = bind(careCalls, {
  readCarePlan: { params: byId, answer: schemas.carePlan },
  proposeVaccinations: { params: byId, answer: schemas.vaccinationProposal },
  setCareItems: { params: byId, body: schemas.newCareItems, answer: schemas.carePlan, status: 201 },
  stopCareItem: { params: byId, body: schemas.careStop, answer: schemas.carePlan },
  tickCareItem: { params: byId, body: schemas.newTick, answer: schemas.careTick, status: 201 },
  undoTick: { params: byId, answer: null },
  listDoses: { answer: schemas.doses },
})
