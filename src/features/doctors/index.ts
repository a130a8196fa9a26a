export { useDoctorSlotsQuery } from './api.ts'
