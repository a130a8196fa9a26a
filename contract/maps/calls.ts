import type { Call } from '../kernel/call.ts'

/** The map of a region that an operator gave. */
export const mapsCalls = {
  readRegion: {
    method: 'GET',
    path: '/maps/region',
    access: { who: 'anyone', whose: 'public' },
    bearer: 'ignored',
    // A map that is moved asks for many small pieces, and they cost no question to the database.
    visitorLimit: 'none',
    summary:
      'The region’s file of vector tiles (PMTiles), whole or a range of its bytes; 404 where there is none of this version',
  },
} as const satisfies Record<string, Call>
