export { meetingQuestions } from './api.ts'
export { Delay } from './room/Delay.tsx'
export { Messages as VisitMessages } from './room/Messages.tsx'
export { MeetingLink } from './room/MeetingLink.tsx'
