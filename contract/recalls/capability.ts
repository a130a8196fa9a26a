import type { Capability } from '../kernel/capability.ts'
import { recallsPaths } from './paths.ts'

export const recallsCapability = {
  name: 'recalls',
  paths: recallsPaths,
  recordScreens: ['pharmaRecallDetails', 'recallDetails'],
  records: ['recall', 'recalledPacket'],
  tags: ['Recall', 'RecalledPacket'],
  hub: { 'recall.changed': { fields: ['id'], tags: ['Recall', 'RecalledPacket'] } },
  notices: {
    /** Everybody who has a packet must learn it: never what it is, for mails are read by others. */
    packetRecalled: {
      for: ['patient'],
      icon: 'alert',
      mailed: true,
      pushed: true,
      required: true,
      passesQuietHours: true,
      data: { pharmacy: 'text' },
    },
    lotRecalled: { for: ['pharmacy'], icon: 'alert', mailed: true, required: true, data: { product: 'text', lot: 'text' } },
  },
  refusals: ['recalled_already', 'credited_already', 'lot_recalled'],
} as const satisfies Capability
