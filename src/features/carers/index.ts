export { carerQuestions, useEndCareMutation, useListPetsInCareQuery } from './api.ts'
export { CarersPanel } from './components/CarersPanel.tsx'
export { CareRights } from './components/CareRights.tsx'
export { useCarerRefusals } from './components/use-carer-refusals.ts'
