import { bind } from '../kernel/call.ts'
import { mapsCalls } from './calls.ts'
import { regionQuery } from './schemas.ts'

export const mapsContract = bind(mapsCalls, {
  readRegion: { query: regionQuery, answer: 'application/octet-stream' },
})
