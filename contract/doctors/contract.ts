import { z } from 'zod'
import { bind } from '../kernel/call.ts'
import { byId, id } from '../kernel/values.ts'
import { doctorsCalls } from './calls.ts'
import {
  doctorPage,
  doctorProfile,
  doctorQuery,
  ownDoctor,
  ownProfile,
  places,
  profileChange,
  profileChoices,
  reviewPage,
  reviewQuery,
} from './schemas.ts'

export const doctorsContract = bind(doctorsCalls, {
  searchDoctors: { query: doctorQuery, answer: doctorPage },
  listPlaces: { answer: places },
  readDoctor: { params: byId, answer: doctorProfile },
  listReviews: { params: byId, query: reviewQuery, answer: reviewPage },
  readOwnProfile: { answer: ownProfile },
  changeProfile: { body: profileChange, answer: ownProfile },
  listOwnDoctors: { answer: z.array(ownDoctor) },
  readOwnDoctor: { params: byId, answer: ownDoctor },
  listFavourites: { answer: z.array(id) },
  addFavourite: { params: byId, answer: null },
  removeFavourite: { params: byId, answer: null },
  listProfileChoices: { answer: profileChoices },
})
