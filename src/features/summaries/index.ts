export { summaryQuestions } from './api.ts'
export { OwnSummary } from './components/OwnSummary.tsx'
export { SummaryEditor } from './components/SummaryEditor.tsx'
