import { z } from 'zod'
import { bind } from '../kernel/call.ts'
import { byId } from '../kernel/values.ts'
import { peopleCalls } from './calls.ts'
import * as schemas from './schemas.ts'

export const peopleContract = bind(peopleCalls, {
  changePerson: { body: schemas.personChange, answer: null },
  readPatient: { answer: schemas.patientProfile },
  changePatient: { body: schemas.patientChange, answer: schemas.patientProfile },
  listPets: { query: schemas.petQuery, answer: z.array(schemas.pet) },
  addPet: { body: schemas.newPet, answer: schemas.pet, status: 201 },
  readPet: { params: byId, answer: schemas.pet },
  changePet: { params: byId, body: schemas.petChange, answer: schemas.pet },
  archivePet: { params: byId, answer: null },
  restorePet: { params: byId, answer: schemas.pet },
  choosePicture: { body: schemas.pictureChoice, answer: null },
  choosePetPicture: { params: byId, body: schemas.pictureChoice, answer: null },
})
