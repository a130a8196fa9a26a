import type { Call } from '../kernel/call.ts'

const office = { who: ['pharmacy', 'admin'], whose: 'self' } as const
const owner = { who: ['patient'], whose: 'party', record: 'recalledPacket' } as const

/** Lots that are called back, and who has packets of them. */
export const recallsCalls = {
  listRecalls: { method: 'GET', path: '/recalls', access: office, summary: 'What was called back, latest first' },
  findRecallable: {
    method: 'GET',
    path: '/recallable-products',
    access: office,
    summary: 'Products that can be called back, with their lots',
  },
  foreseeRecall: {
    method: 'GET',
    path: '/recall-reach',
    access: office,
    summary: 'How many packets of a lot lie on the shelf, and how many people have one',
  },
  recallLot: {
    method: 'POST',
    path: '/recalls',
    access: office,
    summary: 'Calls a lot back: it is sold no more, and all who have a packet are told',
    idempotent: true,
  },
  readRecall: {
    method: 'GET',
    path: '/recalls/{id}',
    access: { who: ['pharmacy', 'admin'], whose: 'party', record: 'recall' },
    summary: 'One recall with how far it has come',
  },
  listRecalledPackets: {
    method: 'GET',
    path: '/recalls/{id}/packets',
    access: { who: ['pharmacy', 'admin'], whose: 'party', record: 'recall' },
    summary: 'Who has packets of it, those who have not looked yet first',
  },
  listOwnRecalledPackets: {
    method: 'GET',
    path: '/recalled-packets',
    access: { who: ['patient'], whose: 'self' },
    summary: 'The caller’s own packets that were called back',
  },
  readRecalledPacket: {
    method: 'GET',
    path: '/recalled-packets/{id}',
    access: owner,
    summary: 'One packet that was called back, and why; that its owner looked is kept',
  },
  creditRecalledPacket: {
    method: 'POST',
    path: '/recalled-packets/{id}/credit',
    access: owner,
    summary: 'What the packet cost goes back to its owner, once',
    idempotent: true,
  },
} as const satisfies Record<string, Call>
