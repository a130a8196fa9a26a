import type { Call } from '../kernel/call.ts'

const own = { who: ['doctor'], whose: 'self' } as const
const anyone = { who: 'anyone', whose: 'public' } as const

/** Letterheads of doctors, and the page on which whoever holds a paper checks it. A code travels in the body: whoever has it can read what the paper says. */
export const papersCalls = {
  readLetterhead: {
    method: 'GET',
    path: '/doctor/letterhead',
    access: own,
    summary: 'The letterhead and signature of the doctor’s papers',
  },
  saveLetterhead: {
    method: 'PUT',
    path: '/doctor/letterhead',
    access: own,
    summary: 'Changes it for papers that are issued from now on; refused when it was changed meanwhile',
  },
  previewLetterhead: {
    method: 'POST',
    path: '/doctor/letterhead/preview',
    access: own,
    summary: 'A sample on the letterhead as it is being written, marked as a preview; nothing is kept',
  },
  checkPaper: {
    method: 'POST',
    path: '/papers/check',
    access: anyone,
    bearer: 'ignored',
    summary: 'Whether the paper with this code is genuine, and what it says',
  },
  confirmFill: {
    method: 'POST',
    path: '/papers/fills',
    access: anyone,
    bearer: 'ignored',
    summary: 'An outside pharmacy confirms what it gave of a paper that counts down',
  },
} as const satisfies Record<string, Call>
