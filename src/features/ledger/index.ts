/** Whether the accounts agree, for the administrators' day. */
export { TieOut } from './components/TieOut.tsx'
