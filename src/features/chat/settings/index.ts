export { ChatSigns } from './ChatSigns.tsx'
