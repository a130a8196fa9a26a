import type { Capability } from '../kernel/capability.ts'
import { autoshipsPaths } from './paths.ts'

/** Never what is delivered: a notice and its mail may be read by others. */
const toOwner = { for: ['patient'], mailed: true, data: { seller: 'text', number: 'text' } } as const

export const autoshipsCapability = {
  name: 'autoships',
  paths: autoshipsPaths,
  recordScreens: ['deliverRegularly'],
  records: ['autoship'],
  tags: ['Autoship'],
  hub: { 'autoship.changed': { fields: ['id'], tags: ['Autoship', 'OwnOrder'] } },
  notices: {
    autoshipSoon: { ...toOwner, icon: 'calendar', data: { seller: 'text', on: 'instant' } },
    /** Instead of the one above where a card is charged that day: at most so much. */
    autoshipSoonByCard: {
      ...toOwner,
      icon: 'calendar',
      data: { seller: 'text', on: 'instant', brand: 'text', last4: 'text', amount: 'money', currency: 'text' },
    },
    autoshipOrdered: { ...toOwner, icon: 'done' },
    autoshipToPay: { ...toOwner, icon: 'hourglass', pushed: true },
    autoshipCardFailed: { ...toOwner, icon: 'alert', pushed: true },
    autoshipAsks: { ...toOwner, icon: 'alert', pushed: true, data: { seller: 'text' } },
  },
  refusals: ['autoship_card', 'autoship_moved', 'autoship_state', 'too_many_autoships', 'too_soon'],
} as const satisfies Capability
