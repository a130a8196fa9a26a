import { bind } from '../kernel/call.ts'
import { byId } from '../kernel/values.ts'
import { trackersCalls } from './calls.ts'
import * as schemas from './schemas.ts'

export const trackersContract = bind(trackersCalls, {
  reportByQuery: { query: schemas.osmandQuery, answer: 'text/plain', status: 200 },
  report: { query: schemas.osmandQuery, answer: 'text/plain', status: 200 },
  listTrackers: { answer: schemas.trackerList },
  registerTracker: { body: schemas.newTracker, answer: schemas.trackerKey, status: 201 },
  rotateTrackerKey: { params: byId, answer: schemas.trackerKey },
  removeTracker: { params: byId, answer: null },
  readTrail: { params: byId, query: schemas.trailQuery, answer: schemas.trail },
  readDistances: { params: byId, answer: schemas.distances },
  shareDistances: { params: byId, body: schemas.distanceSharing, answer: null },
  rehearseEscape: { params: byId, answer: schemas.rehearsal },
  listSitters: { answer: schemas.sitters },
  handOver: { params: byId, body: schemas.newHandover, answer: schemas.tracker, status: 201 },
  endHandover: { params: byId, answer: null },
  addZone: { params: byId, body: schemas.zoneDraft, answer: schemas.tracker, status: 201 },
  changeZone: { params: byId, body: schemas.zoneDraft, answer: null },
  removeZone: { params: byId, answer: null },
})
