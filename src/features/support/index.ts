/** The desk's list, for the administrators' day. */
export { DeskList } from './components/desk/DeskList.tsx'
export { supportQuestions } from './api.ts'
