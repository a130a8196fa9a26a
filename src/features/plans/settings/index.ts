/** A person's own plan, among their settings. */
export { PlanPanel } from './PlanPanel.tsx'
