/** The desk's list, for the administrators' day. */
export { DeskInbox } from './components/desk/DeskInbox.tsx'
