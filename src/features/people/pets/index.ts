export { useListPetsQuery } from '../settings/api.ts'
