export { DistanceADay } from './DistanceADay.tsx'
export { DistanceLine } from './DistanceLine.tsx'
