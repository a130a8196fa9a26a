import { bind } from '../kernel/call.ts'
import { byId } from '../kernel/values.ts'
import { lostCalls } from './calls.ts'
import * as schemas from './schemas.ts'

export const lostContract = bind(lostCalls, {
  listLost: { answer: schemas.lostList },
  openLost: { body: schemas.lostDraft, answer: schemas.lostCase, status: 201 },
  readLost: { params: byId, answer: schemas.lostCase },
  closeLost: { params: byId, answer: schemas.lostCase },
  readPoster: { params: byId, query: schemas.posterQuery, answer: 'application/pdf' },
  judgeSighting: { params: byId, body: schemas.sightingJudgement, answer: null },
  setLostAlerts: { body: schemas.lostAlertWish, answer: null },
  readLostPage: { body: schemas.lostPageQuery, answer: schemas.lostPage },
  reportSighting: { body: schemas.sightingDraft, answer: schemas.sightingTaken },
  writeToFinder: { params: byId, body: schemas.messageDraft, answer: null },
  callByChip: { body: schemas.chipCall, answer: schemas.chipAnswer },
  readLostPicture: { params: schemas.byCode, query: schemas.pictureQuery, answer: 'application/octet-stream' },
  paintWalked: { body: schemas.walk, answer: null },
  readFinderThread: { body: schemas.finderThreadQuery, answer: schemas.finderThread },
  stopFinderMails: { body: schemas.finderThreadQuery, answer: schemas.finderThread },
  writeToOwner: { body: schemas.finderMessage, answer: schemas.finderThread },
})
