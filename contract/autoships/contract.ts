import { bind } from '../kernel/call.ts'
import { byId } from '../kernel/values.ts'
import { autoshipsCalls } from './calls.ts'
import { autoship, autoshipChange, autoshipList, autoshipStep, newAutoship, newMedicineAutoship } from './schemas.ts'

export const autoshipsContract = bind(autoshipsCalls, {
  listAutoships: { answer: autoshipList },
  startAutoship: { body: newAutoship, answer: autoship, status: 201 },
  startMedicineAutoship: { params: byId, body: newMedicineAutoship, answer: autoship, status: 201 },
  changeAutoship: { params: byId, body: autoshipChange, answer: autoship },
  stepAutoship: { params: byId, body: autoshipStep, answer: autoship },
})
