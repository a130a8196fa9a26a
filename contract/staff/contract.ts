import { z } from 'zod'
import { loginRecord } from '../account/schemas.ts'
import { bind } from '../kernel/call.ts'
import { byId } from '../kernel/values.ts'
import { staffCalls } from './calls.ts'
import * as schemas from './schemas.ts'

export const staffContract = bind(staffCalls, {
  listStaff: { answer: z.array(schemas.staffMember) },
  changeRights: { params: byId, body: schemas.rightsChange, answer: schemas.staffMember },
  suspendStaff: { params: byId, answer: schemas.staffMember },
  restoreStaff: { params: byId, answer: schemas.staffMember },
  listInvitations: { answer: z.array(schemas.invitation) },
  inviteStaff: { body: schemas.newInvitation, answer: schemas.invitation, status: 201 },
  resendInvitation: { params: byId, answer: schemas.invitation },
  withdrawInvitation: { params: byId, answer: null },
  readInvitation: { body: schemas.invitationToken, answer: schemas.invitationOffer },
  acceptInvitation: { body: schemas.acceptance, answer: loginRecord, status: 201 },
})
