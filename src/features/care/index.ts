export { CarePlanView } from './components/plan/CarePlanView.tsx'
