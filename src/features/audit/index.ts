export { SealState } from './components/SealState.tsx'
