export { visitQuestions, useCancelAppointmentMutation, useReadAppointmentQuery, useReadCancellationQuery } from './api.ts'
export { AppointmentBadge } from './components/AppointmentBadge.tsx'
export { VisitCalendarFile } from './components/VisitCalendarFile.tsx'
export { VisitFacts } from './components/VisitFacts.tsx'
