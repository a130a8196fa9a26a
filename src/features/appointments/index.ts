export { appointmentQuestions, useCancelAppointmentMutation, useReadAppointmentQuery, useReadCancellationQuery } from './api.ts'
export { AppointmentBadge } from './components/AppointmentBadge.tsx'
export { AppointmentCalendarFile } from './components/AppointmentCalendarFile.tsx'
export { AppointmentFacts } from './components/AppointmentFacts.tsx'
