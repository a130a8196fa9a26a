export { prescriptionQuestions } from './api.ts'
export { OwnPrescriptions } from './components/OwnPrescriptions.tsx'
export { VisitPrescriptions } from './components/VisitPrescriptions.tsx'
