export { CertificatesPanel } from './components/CertificatesPanel.tsx'
