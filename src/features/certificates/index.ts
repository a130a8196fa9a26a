export { certificateQuestions } from './api.ts'
export { CertificatesPanel } from './components/CertificatesPanel.tsx'
