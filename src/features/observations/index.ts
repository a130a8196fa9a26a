export { useAddObservationMutation } from './api.ts'
export { Measurements } from './components/Measurements.tsx'
