import { recordsContract as contract } from '#contract/records/contract.ts'
import { implement, type Implemented } from '#server/kernel/module.ts'
import { listLooks, askWhy } from './access/looks.ts'
import { findInEmergency, openInEmergency } from './access/open-in-emergency.ts'
import { addEntry } from './entries/add-entry.ts'
import { listAllergens } from './entries/allergens.ts'
import { confirmEntry, correctEntry, withdrawEntry } from './entries/change-entry.ts'
import { readDocument, readEntry } from './entries/read-entry.ts'
import { listPracticeRecords, listRecords } from './list-records.ts'
import { readNoteDraft, saveNoteDraft, signNote } from './notes/note-draft.ts'
import { readPhrases, savePhrases } from './notes/phrases.ts'
import { readRecord } from './read-record.ts'
import { readTimeline } from './timeline/read-timeline.ts'

export const recordsEndpoints: readonly Implemented[] = [
  implement(contract.listRecords, (platform, _input, actor) => listRecords(platform, actor)),
  implement(contract.listPracticeRecords, (platform, { query }, actor) => listPracticeRecords(platform, actor, query)),
  implement(contract.readRecord, (platform, { params }, actor) => readRecord(platform, actor, params.id)),
  implement(contract.readTimeline, (platform, { params, query }, actor) => readTimeline(platform, actor, params.id, query)),
  implement(contract.addEntry, async (platform, { params, body }, actor) =>
    readEntry(platform, actor, await addEntry(platform, actor, params.id, body)),
  ),
  implement(contract.readEntry, (platform, { params }, actor) => readEntry(platform, actor, params.id)),
  implement(contract.correctEntry, async (platform, { params: { id }, body }, actor) => {
    await correctEntry(platform, actor, id, body)
    return readEntry(platform, actor, id)
  }),
  implement(contract.withdrawEntry, async (platform, { params: { id }, body }, actor) => {
    await withdrawEntry(platform, actor, id, body)
    return readEntry(platform, actor, id)
  }),
  implement(contract.confirmEntry, async (platform, { params: { id }, body }, actor) => {
    await confirmEntry(platform, actor, id, body.edition)
    return readEntry(platform, actor, id)
  }),
  implement(contract.readDocument, (platform, { params }, actor, request) => readDocument(platform, actor, params.id, request)),
  implement(contract.readNoteDraft, (platform, { params }, actor) => readNoteDraft(platform, actor, params.id)),
  implement(contract.saveNoteDraft, async (platform, { params: { id }, body }, actor) => {
    await saveNoteDraft(platform, actor, id, body)
    return readNoteDraft(platform, actor, id)
  }),
  implement(contract.signNote, async (platform, { params, body }, actor) =>
    readEntry(platform, actor, await signNote(platform, actor, params.id, body)),
  ),
  implement(contract.readPhrases, (platform, _input, actor) => readPhrases(platform, actor)),
  implement(contract.savePhrases, (platform, { body }, actor) => savePhrases(platform, actor, body)),
  implement(contract.listAllergens, ({ db }) => listAllergens(db)),
  implement(contract.openInEmergency, (platform, { params, body }, actor) =>
    openInEmergency(platform, actor, params.id, body.reason),
  ),
  implement(contract.findInEmergency, (platform, { body }, actor) => findInEmergency(platform, actor, body)),
  implement(contract.listLooks, (platform, { params, query }, actor) => listLooks(platform, actor, params.id, query)),
  implement(contract.askWhy, (platform, { params, body }, actor) => askWhy(platform, actor, params.id, body)),
]
