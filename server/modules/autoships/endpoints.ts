import { autoshipsContract as contract } from '#contract/autoships/contract.ts'
import { implement, type Implemented } from '#server/kernel/module.ts'
import { changeAutoship } from './change-autoship.ts'
import { listAutoships } from './list-autoships.ts'
import { startAutoship, startMedicineAutoship } from './start-autoship.ts'
import { stepAutoship } from './step-autoship.ts'

export const autoshipsEndpoints: readonly Implemented[] = [
  implement(contract.listAutoships, (platform, _input, actor) => listAutoships(platform, actor)),
  implement(contract.startAutoship, (platform, { body }, actor) => startAutoship(platform, actor, body)),
  implement(contract.startMedicineAutoship, (platform, { params, body }, actor) =>
    startMedicineAutoship(platform, actor, params.id, body),
  ),
  implement(contract.changeAutoship, (platform, { params, body }, actor) => changeAutoship(platform, actor, params.id, body)),
  implement(contract.stepAutoship, (platform, { params, body }, actor) => stepAutoship(platform, actor, params.id, body)),
]
