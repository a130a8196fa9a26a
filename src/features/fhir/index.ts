export { TakeAlong } from './components/TakeAlong.tsx'
