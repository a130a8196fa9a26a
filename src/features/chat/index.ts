export { MessageLink } from './components/MessageLink.tsx'
export { forgetOutbox, resumeOutbox } from './outbox/resume-outbox.ts'
