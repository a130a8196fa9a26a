import { bind } from '../kernel/call.ts'
import { byId } from '../kernel/values.ts'
import { certificatesCalls } from './calls.ts'
import * as schemas from './schemas.ts'

export const certificatesContract = bind(certificatesCalls, {
  listCertificateTemplates: { query: schemas.templatesQuery, answer: schemas.templates },
  addCertificateTemplate: { body: schemas.templateDraft, answer: schemas.template, status: 201 },
  changeCertificateTemplate: { params: byId, body: schemas.templateDraft, answer: schemas.template },
  removeCertificateTemplate: { params: byId, answer: null },
  previewCertificateTemplate: { body: schemas.templatePreview, answer: 'application/pdf' },
  listCertificates: { params: byId, answer: schemas.certificatesOfVisit },
  writeStatement: { params: byId, body: schemas.statementDraft, answer: schemas.statement },
  issueCertificate: { params: byId, body: schemas.newCertificate, answer: schemas.certificate, status: 201 },
  cancelCertificate: { params: byId, body: schemas.certificateCancellation, answer: schemas.certificate },
  readCertificatePaper: { params: byId, answer: 'application/pdf' },
})
