import { staffContract } from '#contract/staff/contract.ts'
import { callsOver } from '../../tests/support/call.ts'
import { caller } from './book.ts'
import type { Stage } from './scenarios.ts'

/** Where the invitation of the scenario went. */
export const invitedAddress = 'mara.lind@example.test'

/** The doctor has invited somebody to work in the practice. */
export async function staffInvited(stage: Stage): Promise<void> {
  const { call } = callsOver(stage.fetch)
  const body = { email: invitedAddress, rights: ['appointments' as const, 'availability' as const] }
  await call(staffContract.inviteStaff, { body }, { as: caller(await stage.signIn('doctor')) })
}
