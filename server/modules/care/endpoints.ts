import { careContract as contract } from '#contract/care/contract.ts'
import { implement, type Implemented } from '#server/kernel/module.ts'
import { listDoses } from './doses/list-doses.ts'
import { tickItem } from './doses/tick-item.ts'
import { undoTick } from './doses/undo-tick.ts'
import { proposeFor } from './plan/propose-vaccinations.ts'
import { readPlan } from './plan/read-plan.ts'
import { setItems } from './plan/set-items.ts'
import { stopItem } from './plan/stop-item.ts'

export const careEndpoints: readonly Implemented[] = [
  implement(contract.readCarePlan, (platform, { params }, actor) => readPlan(platform, actor, params.id)),
  implement(contract.proposeVaccinations, (platform, { params }, actor) => proposeFor(platform, actor, params.id)),
  implement(contract.setCareItems, async (platform, { params: { id }, body }, actor) => {
    await setItems(platform, actor, id, body.items)
    return readPlan(platform, actor, id)
  }),
  implement(contract.stopCareItem, async (platform, { params, body }, actor) =>
    readPlan(platform, actor, await stopItem(platform, actor, params.id, body.reason)),
  ),
  implement(contract.tickCareItem, (platform, { params, body }, actor) => tickItem(platform, actor, params.id, body.slot)),
  implement(contract.undoTick, (platform, { params }, actor) => undoTick(platform, actor, params.id)),
  implement(contract.listDoses, (platform, _input, actor) => listDoses(platform, actor)),
]
