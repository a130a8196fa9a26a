import { bind } from '../kernel/call.ts'
import { byId } from '../kernel/values.ts'
import { doctorsCalls } from './calls.ts'
import { doctorPage, doctorProfile, doctorQuery, ownProfile, places, reviewPage, reviewQuery } from './schemas.ts'

export const doctorsContract = bind(doctorsCalls, {
  searchDoctors: { query: doctorQuery, answer: doctorPage },
  listPlaces: { answer: places },
  readDoctor: { params: byId, answer: doctorProfile },
  listReviews: { params: byId, query: reviewQuery, answer: reviewPage },
  readOwnProfile: { answer: ownProfile },
})
