import { intakeContract as contract } from '#contract/intake/contract.ts'
import { implement, type Implemented } from '#server/kernel/module.ts'
import { beginMedium } from './media/begin-medium.ts'
import { describeMedium } from './media/describe-medium.ts'
import { finishMedium } from './media/finish-medium.ts'
import { removeMedium } from './media/remove-medium.ts'
import { readIntake } from './read-intake.ts'
import { writeIntake } from './write-intake.ts'

export const intakeEndpoints: readonly Implemented[] = [
  implement(contract.readIntake, (platform, { params }, actor) => readIntake(platform, actor, params.id)),
  implement(contract.writeIntake, async (platform, { params: { id }, body }, actor) => {
    await writeIntake(platform, actor, { id, ...body })
    return readIntake(platform, actor, id)
  }),
  implement(contract.beginMedium, (platform, { params, body }, actor) => beginMedium(platform, actor, { ...params, ...body })),
  implement(contract.finishMedium, (platform, { params }, actor) => finishMedium(platform, actor, params.id)),
  implement(contract.describeMedium, (platform, { params, body }, actor) =>
    describeMedium(platform, actor, { ...params, ...body }),
  ),
  implement(contract.removeMedium, (platform, { params }, actor) => removeMedium(platform, actor, params.id)),
]
