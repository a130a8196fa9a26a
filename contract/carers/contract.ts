import { z } from 'zod'
import { bind } from '../kernel/call.ts'
import { byId } from '../kernel/values.ts'
import { carersCalls } from './calls.ts'
import * as schemas from './schemas.ts'

export const carersContract = bind(carersCalls, {
  listCarers: { params: byId, answer: schemas.carersOfPet },
  inviteCarer: { params: byId, body: schemas.newCarerInvitation, answer: schemas.carerInvitation, status: 201 },
  resendCarerInvitation: { params: byId, answer: schemas.carerInvitation },
  withdrawCarerInvitation: { params: byId, answer: null },
  changeCarerRights: { params: byId, body: schemas.carerRightsChange, answer: schemas.carer },
  endCare: { params: byId, answer: null },
  listPetsInCare: { answer: z.array(schemas.petInCare) },
  readCarerInvitation: { body: schemas.carerToken, answer: schemas.carerOffer },
  acceptCarerInvitation: { body: schemas.carerToken, answer: schemas.petInCare, status: 201 },
  declineCarerInvitation: { body: schemas.carerToken, answer: null },
})
