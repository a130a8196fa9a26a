export { PrivacyPanel } from './PrivacyPanel.tsx'
