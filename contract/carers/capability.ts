import type { Capability } from '../kernel/capability.ts'
import { carersPaths } from './paths.ts'

const somebodyAndPet = { name: 'text', pet: 'text' } as const

export const carersCapability = {
  name: 'carers',
  paths: carersPaths,
  records: ['carer', 'carerInvitation'],
  tags: ['Carer'],
  hub: {
    /** Of the pet: `id` is the pet's. Told to the owner and to the carer, whose open screens may show what is theirs no more. */
    'carer.changed': {
      fields: ['id'],
      tags: ['Carer', 'Appointment', 'Figures', 'Summary', 'Intake', 'EarlierSlot', 'FollowUp', 'Meeting', 'LiveMeeting'],
    },
  },
  notices: {
    carerJoined: { for: ['patient'], icon: 'done', data: somebodyAndPet },
    carerDeclined: { for: ['patient'], icon: 'off', data: { pet: 'text' } },
    carerLeft: { for: ['patient'], icon: 'off', data: somebodyAndPet },
    /** What somebody may do is theirs to know at once. */
    carerRightsChanged: { for: ['patient'], icon: 'shield', required: true, data: somebodyAndPet },
    carerWithdrawn: { for: ['patient'], icon: 'off', required: true, data: somebodyAndPet },
  },
  limits: {
    /** Invitations that one owner sends, and that one address is sent. */
    'carers.inviter': { uses: 20, seconds: 24 * 3600 },
    'carers.invited': { uses: 4, seconds: 24 * 3600 },
  },
  refusals: ['carer_invited', 'already_carer', 'too_many_carers', 'own_pet', 'missing_pet_right'],
} as const satisfies Capability
