export { noticeQuestions } from './api.ts'
export { NoticeRow } from './components/NoticeRow.tsx'
export { NoticesBell } from './components/NoticesBell.tsx'
