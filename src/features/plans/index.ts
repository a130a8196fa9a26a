/** What other capabilities may use of plans. Light: the home page carries it. */
export { useListPlansQuery } from './api.ts'
export { PlanCards } from './components/PlanCards.tsx'
export { IncludedLeft, IncludedVisit, useIncludedVisits } from './components/IncludedVisit.tsx'
