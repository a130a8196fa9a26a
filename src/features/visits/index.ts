export { useCancelAppointmentMutation, useReadAppointmentQuery, useReadCancellationQuery } from './api.ts'
export { AppointmentBadge } from './components/AppointmentBadge.tsx'
export { CalendarFileButton } from './components/CalendarFileButton.tsx'
export { VisitFacts } from './components/VisitFacts.tsx'
