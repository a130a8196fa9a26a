export { Delay } from './room/Delay.tsx'
export { LiveCallBar } from './room/LiveCallBar.tsx'
export { MeetingLink } from './room/MeetingLink.tsx'
