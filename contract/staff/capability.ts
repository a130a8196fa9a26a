import type { Capability } from '../kernel/capability.ts'
import { staffPaths } from './paths.ts'

export const staffCapability = {
  name: 'staff',
  paths: staffPaths,
  records: ['staffMember', 'staffInvitation'],
  tags: ['StaffMember', 'StaffInvitation'],
  hub: {
    /** Somebody joined, or their rights are others; told to the doctor and to whom it concerns. */
    'staff.changed': { fields: ['id'], tags: ['StaffMember', 'StaffInvitation'] },
  },
  notices: {
    staffJoined: { for: ['doctor'], icon: 'done', data: { name: 'text' } },
    /** What somebody may do is theirs to know at once. */
    staffRightsChanged: { for: ['staff'], icon: 'shield', required: true, data: { name: 'text' } },
    staffSuspended: { for: ['staff'], icon: 'off', mailed: true, required: true, data: { name: 'text' } },
    staffRestored: { for: ['staff'], icon: 'done', mailed: true, required: true, data: { name: 'text' } },
  },
  limits: {
    /** Invitations that one doctor sends, and that one address is sent. */
    'staff.inviter': { uses: 40, seconds: 24 * 3600 },
    'staff.invited': { uses: 6, seconds: 24 * 3600 },
  },
  refusals: ['already_invited', 'already_staff', 'too_many_staff'],
} as const satisfies Capability
