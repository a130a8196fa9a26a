import { availabilityContract as contract } from '#contract/booking/availability-contract.ts'
import { implement, type Implemented } from '#server/kernel/module.ts'
import { practiceOf } from './availability/change-availability.ts'
import { previewSlots } from './availability/preview-slots.ts'
import { readAvailability } from './availability/read-availability.ts'
import { addTimeOff, changeTimeOff, removeTimeOff } from './availability/time-off.ts'
import { removeOverride, writeAvailability, writeOverride } from './availability/write-availability.ts'

export const availabilityEndpoints: readonly Implemented[] = [
  implement(contract.readAvailability, (platform, _input, actor) => readAvailability(platform, platform.db, practiceOf(actor))),
  implement(contract.writeAvailability, (platform, { body }, actor) => writeAvailability(platform, actor, body)),
  implement(contract.previewSlots, (platform, { body }, actor) => previewSlots(platform, actor, body)),
  implement(contract.writeOverride, (platform, { params, body }, actor) =>
    writeOverride(platform, actor, { ...params, ...body }),
  ),
  implement(contract.removeOverride, (platform, { params }, actor) => removeOverride(platform, actor, params.date)),
  implement(contract.addTimeOff, (platform, { body }, actor) => addTimeOff(platform, actor, body)),
  implement(contract.changeTimeOff, (platform, { params, body }, actor) =>
    changeTimeOff(platform, actor, { ...params, ...body }),
  ),
  implement(contract.removeTimeOff, (platform, { params }, actor) => removeTimeOff(platform, actor, params.id)),
]
