import './tables.ts'

export { listEntries } from './list-entries.ts'
