export { NoticeSettings } from './NoticeSettings.tsx'
