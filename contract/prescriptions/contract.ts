import { bind } from '../kernel/call.ts'
import { byId } from '../kernel/values.ts'
import { prescriptionsCalls } from './calls.ts'
import * as schemas from './schemas.ts'

export const prescriptionsContract = bind(prescriptionsCalls, {
  listPrescriptions: { query: schemas.prescriptionsQuery, answer: schemas.prescriptionPage },
  listWrittenPrescriptions: { query: schemas.writtenQuery, answer: schemas.prescriptionPage },
  listPrescriptionAlarms: { answer: schemas.prescriptionAlarms },
  listConflictsToDecide: { answer: schemas.prescriptionAlarms },
  listPrescribableVisits: { answer: schemas.prescribableVisits },
  listPrescriptionsOfVisit: { params: byId, answer: schemas.prescriptionsOfVisit },
  startPrescription: { params: byId, body: schemas.newPrescription, answer: schemas.prescription, status: 201 },
  readPrescription: { params: byId, answer: schemas.prescription },
  savePrescription: { params: byId, body: schemas.prescriptionDraft, answer: schemas.prescription },
  discardPrescription: { params: byId, answer: null },
  checkPrescription: { params: byId, answer: schemas.checks },
  issuePrescription: { params: byId, body: schemas.issue, answer: schemas.prescription },
  cancelPrescription: { params: byId, body: schemas.cancellation, answer: schemas.prescription },
  decideConflicts: { params: byId, body: schemas.conflictDecision, answer: schemas.prescription },
  readPrescriptionPaper: { params: byId, answer: 'application/pdf' },
  listPrescriptionTemplates: { answer: schemas.prescriptionTemplates },
  addPrescriptionTemplate: { body: schemas.templateDraft, answer: schemas.prescriptionTemplate, status: 201 },
  removePrescriptionTemplate: { params: byId, answer: null },
})
