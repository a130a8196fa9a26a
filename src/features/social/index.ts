export { ReportDialog } from './components/ReportDialog.tsx'
