/** Advertisements in the office, beside the blog. */
export { advertisementQuestions } from '../office-api.ts'
export { AdList } from './AdList.tsx'
