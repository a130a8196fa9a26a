export { LiveCallBar } from '../room/LiveCallBar.tsx'
