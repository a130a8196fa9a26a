export { ChipCall } from './ChipCall.tsx'
