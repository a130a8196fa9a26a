import { bind } from '../kernel/call.ts'
import { byId } from '../kernel/values.ts'
import { medicineOrdersCalls } from './calls.ts'
import * as schemas from './schemas.ts'

export const medicineOrdersContract = bind(medicineOrdersCalls, {
  requestMedicine: { params: byId, body: schemas.medicineRequest, answer: schemas.medicineOrder, status: 201 },
  listMedicineOrders: { params: byId, answer: schemas.medicineCards },
  listMedicineRequests: { query: schemas.requestQuery, answer: schemas.medicinePage },
  readMedicineOrder: { params: byId, answer: schemas.medicineOrder },
  readMedicineScan: { params: byId, answer: 'application/pdf' },
  quoteMedicine: { params: byId, body: schemas.quote, answer: schemas.medicineOrder },
  declineMedicine: { params: byId, body: schemas.ending, answer: schemas.medicineOrder },
  agreeToQuote: { params: byId, body: schemas.agreement, answer: schemas.medicineOrder },
  cancelMedicine: { params: byId, body: schemas.ending, answer: schemas.medicineOrder },
  dispenseLine: { params: byId, body: schemas.dispensing, answer: schemas.medicineOrder },
  readMedicineLabels: { params: byId, answer: 'application/pdf' },
})
