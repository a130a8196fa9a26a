export { prescriptionQuestions } from './api.ts'
export { OwnPrescriptions } from './components/OwnPrescriptions.tsx'
export { VisitPrescriptions } from './components/VisitPrescriptions.tsx'
export { CheckLine } from './components/draft/CheckLine.tsx'
