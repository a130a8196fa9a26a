export { Delay } from './room/Delay.tsx'
export { LiveCallBar } from './room/LiveCallBar.tsx'
export { Messages as VisitMessages } from './room/Messages.tsx'
export { MeetingLink } from './room/MeetingLink.tsx'
