export {
  appointmentQuestions,
  useCancelAppointmentMutation,
  useCheckInMutation,
  useCompleteAppointmentMutation,
  useReadAppointmentQuery,
  useReadCancellationQuery,
  useStartAppointmentMutation,
} from './api.ts'
export { CancelAppointment } from './components/doctor/CancelAppointment.tsx'
export { OfficeFacts } from './components/doctor/OfficeFacts.tsx'
export { AppointmentBadge } from './components/AppointmentBadge.tsx'
export { AppointmentCalendarFile } from './components/AppointmentCalendarFile.tsx'
export { AppointmentFacts } from './components/AppointmentFacts.tsx'
export { OwnAppointmentCard } from './components/patient/OwnAppointmentCard.tsx'
