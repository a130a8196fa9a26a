export { usePetPicture } from '../pictures/use-pet-picture.ts'
export { peopleQuestions, useListPetsQuery, useReadPatientQuery } from '../settings/api.ts'
