export { latestConversations } from './api.ts'
export { LatestConversations } from './LatestConversations.tsx'
