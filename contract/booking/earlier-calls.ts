import type { Call } from '../kernel/call.ts'

const own = { who: ['patient'], whose: 'party', record: 'appointment' } as const

/** The list of those who would come earlier, and what is offered to them. */
export const earlierCalls = {
  readEarlierSlot: {
    method: 'GET',
    path: '/appointments/{id}/earlier-slot',
    access: own,
    summary: 'Whether the visit is on the list for an earlier time, its place, and the time that is offered now',
  },
  joinEarlierSlots: {
    method: 'PUT',
    path: '/appointments/{id}/earlier-slot',
    access: own,
    summary: 'Puts a confirmed visit on the list: times of its doctor that fall free are offered in the order of joining',
  },
  leaveEarlierSlots: {
    method: 'DELETE',
    path: '/appointments/{id}/earlier-slot',
    access: own,
    summary: 'Takes the visit off the list; what is offered goes to the next',
  },
  acceptEarlierSlot: {
    method: 'POST',
    path: '/appointments/{id}/earlier-slot/accept',
    access: own,
    summary:
      'Moves the visit to the time offered and keeps its payment and refund; safe to repeat; refused (409 `offer_gone`) once it ran out',
  },
  declineEarlierSlot: {
    method: 'POST',
    path: '/appointments/{id}/earlier-slot/decline',
    access: own,
    summary: 'Lets the time offered go to the next, and stays on the list; safe to repeat',
  },
} as const satisfies Record<string, Call>
