export { useWatchedRecord } from './components/use-watched-record.ts'
export { recordQuestions, useReadRecordQuery } from './api.ts'
export { OwnRecords } from './components/OwnRecords.tsx'
export { RecordBeside } from './components/RecordBeside.tsx'
