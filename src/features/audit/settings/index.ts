export { OfficeLooksPanel } from './OfficeLooksPanel.tsx'
