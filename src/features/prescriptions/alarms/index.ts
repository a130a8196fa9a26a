/** Prescriptions that have become dangerous, for other capabilities' pages. */
export { ConflictTasks, useHasConflictTasks } from './ConflictTasks.tsx'
export { PrescriptionAlarms } from './PrescriptionAlarms.tsx'
export { useConflictText } from './use-conflict-text.ts'
