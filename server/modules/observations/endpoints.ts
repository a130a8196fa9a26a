import { observationsContract as contract } from '#contract/observations/contract.ts'
import { implement, type Implemented } from '#server/kernel/module.ts'
import { addObservation } from './keeping/add-observation.ts'
import { correctObservation, withdrawObservation } from './keeping/change-observation.ts'
import { addRange, changeRange, removeRange } from './ranges/change-ranges.ts'
import { listRanges, readRange } from './ranges/list-ranges.ts'
import { listObservations } from './reading/list-observations.ts'
import { readCourse } from './reading/read-course.ts'
import { readMeasurements } from './reading/read-measurements.ts'
import { readObservation } from './reading/read-observation.ts'

export const observationsEndpoints: readonly Implemented[] = [
  implement(contract.readMeasurements, (platform, { params }, actor) => readMeasurements(platform, actor, params.id)),
  implement(contract.listObservations, (platform, { params, query }, actor) =>
    listObservations(platform, actor, params.id, query),
  ),
  implement(contract.readCourse, (platform, { params, query }, actor) => readCourse(platform, actor, params.id, query.kind)),
  implement(contract.addObservation, async (platform, { params, body }, actor) =>
    readObservation(platform, actor, await addObservation(platform, actor, params.id, body)),
  ),
  implement(contract.readObservation, (platform, { params }, actor) => readObservation(platform, actor, params.id)),
  implement(contract.correctObservation, async (platform, { params: { id }, body }, actor) => {
    await correctObservation(platform, actor, id, body)
    return readObservation(platform, actor, id)
  }),
  implement(contract.withdrawObservation, async (platform, { params: { id }, body }, actor) => {
    await withdrawObservation(platform, actor, id, body)
    return readObservation(platform, actor, id)
  }),
  implement(contract.listObservationRanges, ({ db }, { query }) => listRanges(db, query)),
  implement(contract.addObservationRange, async (platform, { body }, actor) =>
    readRange(platform.db, await addRange(platform, actor, body)),
  ),
  implement(contract.changeObservationRange, async (platform, { params, body }, actor) => {
    await changeRange(platform, actor, params.id, body)
    return readRange(platform.db, params.id)
  }),
  implement(contract.removeObservationRange, (platform, { params }, actor) => removeRange(platform, actor, params.id)),
]
