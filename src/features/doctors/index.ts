/** What other capabilities may use of doctors. Light: the home page carries it. */
export { useListPlacesQuery } from './api.ts'
export { useDoctorSlotsQuery } from './booking-api.ts'
export { DoctorCard } from './components/card/DoctorCard.tsx'
export { DoctorCardSkeletons } from './components/card/DoctorCardSkeletons.tsx'
export { PlaceNames } from './components/search/PlaceNames.tsx'
export { specialitiesFor } from './model/doctor-search.ts'
