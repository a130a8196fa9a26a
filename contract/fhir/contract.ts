import { bind } from '../kernel/call.ts'
import { byId } from '../kernel/values.ts'
import { fhirCalls } from './calls.ts'
import { bundleImport, importReport, paperQuery } from './schemas.ts'

export const fhirContract = bind(fhirCalls, {
  exportRecord: { params: byId, answer: 'application/fhir+json' },
  printRecord: { params: byId, query: paperQuery, answer: 'application/pdf' },
  importRecord: { params: byId, body: bundleImport, answer: importReport },
})
