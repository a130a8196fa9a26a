import { trackersContract as contract } from '#contract/trackers/contract.ts'
import { implement, type Implemented } from '#server/kernel/module.ts'
import { registerTracker, removeTracker, rotateKey } from './change-trackers.ts'
import { readDistances, shareDistances } from './distances/read-distances.ts'
import { endHandover, handOver, listSitters } from './handovers/change-handovers.ts'
import { takeReport } from './intake/take-report.ts'
import { listTrackers, readTracker } from './reading/list-trackers.ts'
import { readTrail } from './reading/read-trail.ts'
import { addZone, changeZone, removeZone } from './zones/change-zones.ts'
import { rehearseEscape } from './zones/rehearse-escape.ts'

export const trackersEndpoints: readonly Implemented[] = [
  implement(contract.reportByQuery, (platform, { query }) => takeReport(platform, query, null)),
  implement(contract.report, (platform, { query }, _actor, request) => takeReport(platform, query, request)),
  implement(contract.listTrackers, async (platform, _input, actor) => ({ items: await listTrackers(platform, actor) })),
  implement(contract.registerTracker, (platform, { body }, actor) => registerTracker(platform, actor, body)),
  implement(contract.rotateTrackerKey, (platform, { params }, actor) => rotateKey(platform, actor, params.id)),
  implement(contract.removeTracker, (platform, { params }, actor) => removeTracker(platform, actor, params.id)),
  implement(contract.readTrail, (platform, { params, query }, actor) => readTrail(platform, actor, params.id, query)),
  implement(contract.readDistances, (platform, { params }, actor) => readDistances(platform, actor, params.id)),
  implement(contract.shareDistances, (platform, { params, body }, actor) =>
    shareDistances(platform, actor, params.id, body.shared),
  ),
  implement(contract.rehearseEscape, (platform, { params }, actor) => rehearseEscape(platform, actor, params.id)),
  implement(contract.listSitters, (platform, _input, actor) => listSitters(platform, actor)),
  implement(contract.handOver, async (platform, { params, body }, actor) => {
    await handOver(platform, actor, { ...params, ...body })
    return readTracker(platform, actor, params.id)
  }),
  implement(contract.endHandover, (platform, { params }, actor) => endHandover(platform, actor, params.id)),
  implement(contract.addZone, async (platform, { params, body }, actor) => {
    await addZone(platform, actor, params.id, body)
    return readTracker(platform, actor, params.id)
  }),
  implement(contract.changeZone, (platform, { params, body }, actor) => changeZone(platform, actor, params.id, body)),
  implement(contract.removeZone, (platform, { params }, actor) => removeZone(platform, actor, params.id)),
]
