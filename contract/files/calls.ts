import type { Call } from '../kernel/call.ts'

/** Files that people hand over, and where they are shown. */
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
  choosePicture: {
    method: 'PUT',
    path: '/people/me/picture',
    access: { who: 'signedIn', whose: 'self' },
    summary: 'Show a file as one’s own picture, or none',
  },
  choosePetPicture: {
    method: 'PUT',
    path: '/pets/{id}/picture',
    access: { who: ['patient'], whose: 'party', record: 'pet' },
    summary: 'Show a file as a pet’s picture, or none',
  },
} as const satisfies Record<string, Call>
