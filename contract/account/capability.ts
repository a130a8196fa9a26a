import type { Capability } from '../kernel/capability.ts'
import { roles } from '../kernel/roles.ts'
import { accountRefusals } from './kinds.ts'
import { accountPaths } from './paths.ts'

export const accountCapability = {
  name: 'account',
  paths: accountPaths,
  records: ['session'],
  tags: ['Me', 'Session', 'Configuration'],
  hub: {
    /** This connection's session was ended: signed out elsewhere, password changed, suspended. */
    'session.ended': { fields: [], tags: [] },
  },
  notices: {
    sessionEndedForSafety: {
      for: roles,
      icon: 'shield',
      mailed: true,
      pushed: true,
      required: true,
      passesQuietHours: true,
      data: {},
    },
    /** A number that they gave cannot exist. */
    phoneUnreachable: { for: ['patient', 'pharmacy', 'company'], icon: 'alert', mailed: true, required: true, data: {} },
  },
  limits: {
    /** Codes sent to one phone or mailbox, and asked for from one network. */
    'code.target': { uses: 5, seconds: 3600 },
    'code.address': { uses: 60, seconds: 3600, per: 'network' },
  },
  refusals: [...accountRefusals, 'email_taken', 'number_is_only_sign_in'],
} as const satisfies Capability
