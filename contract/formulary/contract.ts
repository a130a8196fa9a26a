import { bind } from '../kernel/call.ts'
import { formularyCalls } from './calls.ts'
import * as schemas from './schemas.ts'

export const formularyContract = bind(formularyCalls, {
  searchMedicines: { query: schemas.medicinesQuery, answer: schemas.medicinesFound },
  listDoseTemplates: { query: schemas.doseTemplatesQuery, answer: schemas.doseTemplates },
})
