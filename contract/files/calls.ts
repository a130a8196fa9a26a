import type { Call } from '../kernel/call.ts'

/** Files that people hand over. */
export const filesCalls = {
  storeFile: {
    method: 'POST',
    path: '/files',
    access: { who: 'signedIn', whose: 'self' },
    summary: 'Hand over a file: its bytes are the body, its kind is proven by them. One that nothing shows for a day goes',
  },
  readFile: {
    method: 'GET',
    path: '/files/{id}',
    access: { who: 'anyone', whose: 'party', record: 'file' },
    summary: 'A file: people’s pictures for everybody, a pet’s for its owner and its doctors',
  },
} as const satisfies Record<string, Call>
