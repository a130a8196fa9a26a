export { forgetOutbox, resumeOutbox } from './resume-outbox.ts'
