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
    summary: 'A file, whole or a range of its bytes: people’s pictures for everybody, others for those whom they concern',
  },
  admitPlayer: {
    method: 'POST',
    path: '/files/{id}/tickets',
    access: { who: 'signedIn', whose: 'party', record: 'file' },
    summary:
      'An address under which a player, which cannot say who asks, may read this file for a while, as long as the caller may',
  },
  readUpload: {
    method: 'GET',
    path: '/uploads/{id}',
    access: { who: 'signedIn', whose: 'party', record: 'upload' },
    summary: 'What of a file has come: its parts and their hashes',
  },
  sendPart: {
    method: 'PUT',
    path: '/uploads/{id}/parts/{number}',
    access: { who: 'signedIn', whose: 'party', record: 'upload' },
    summary: 'Hands over one part; its hash in Content-Digest. In any order, and as often as one likes',
  },
} as const satisfies Record<string, Call>
