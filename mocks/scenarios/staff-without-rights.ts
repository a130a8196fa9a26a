import { staffContract } from '#contract/staff/contract.ts'
import { callsOver } from '../../tests/support/call.ts'
import { caller } from './book.ts'
import type { Stage } from './scenarios.ts'

/** The doctor has taken every right from the staff. */
export async function staffWithoutRights(stage: Stage): Promise<void> {
  const { call } = callsOver(stage.fetch)
  const as = caller(await stage.signIn('doctor'))
  for (const { id } of await call(staffContract.listStaff, {}, { as }))
    await call(staffContract.changeRights, { params: { id }, body: { rights: [] } }, { as })
}
