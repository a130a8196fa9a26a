export { MessageLink } from './components/MessageLink.tsx'
export { ChatSigns } from './components/ChatSettingsDialog.tsx'
export { forgetOutbox, resumeOutbox } from './outbox/resume-outbox.ts'
