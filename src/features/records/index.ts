export { recordQuestions, useReadRecordQuery } from './api.ts'
export { OwnRecords } from './components/OwnRecords.tsx'
export { RecordBeside } from './components/RecordBeside.tsx'
