export { usePetPicture } from '../pictures/use-pet-picture.ts'
export { peopleQuestions, useListPetsQuery } from '../settings/api.ts'
