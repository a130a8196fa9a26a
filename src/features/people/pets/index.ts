export { usePetPicture } from '../pictures/use-pet-picture.ts'
export { useListPetsQuery } from '../settings/api.ts'
