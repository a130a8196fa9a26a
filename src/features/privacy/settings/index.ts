/** What people can have done with their data, among their settings. */
export { DataPanel } from './DataPanel.tsx'
