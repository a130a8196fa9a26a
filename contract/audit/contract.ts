import { bind } from '../kernel/call.ts'
import { byId } from '../kernel/values.ts'
import { auditCalls } from './calls.ts'
import * as s from './schemas.ts'

export const auditContract = bind(auditCalls, {
  readSeals: { answer: s.seals },
  verifySeals: { body: s.verification, answer: s.verified },
  readTrace: { params: s.byRequest, answer: s.trace },
  listOfficeLooks: { query: s.officeLooksQuery, answer: s.officeLooks },
  askOffice: { params: byId, body: s.officeQuestion, answer: s.questionAsked, status: 201 },
})
