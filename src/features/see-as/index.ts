export { BeginSeeAs } from './components/BeginSeeAs.tsx'
