import { listsContract as contract } from '#contract/lists/contract.ts'
import { implement, type Implemented } from '#server/kernel/module.ts'
import { addEntry, changeEntry, retireEntry } from './change-entries.ts'
import { importEntries } from './import/import-entries.ts'
import { readListFile } from './import/list-file.ts'
import { mergeEntry, undoMerge } from './merge-entries.ts'
import { listEntries } from './read-entries.ts'

/** A file of as many characters as one may have, in UTF-8 and quoted. */
const fileBytes = 16 * 1024 * 1024

export const listsEndpoints: readonly Implemented[] = [
  implement(contract.listReferenceEntries, (platform, { query }) => listEntries(platform, query)),
  implement(contract.addReferenceEntry, (platform, { body }, actor) => addEntry(platform, actor, body)),
  implement(contract.changeReferenceEntry, (platform, { params, body }, actor) => changeEntry(platform, actor, params.id, body)),
  implement(contract.retireReferenceEntry, (platform, { params, body }, actor) =>
    retireEntry(platform, actor, params.id, body.isRetired),
  ),
  implement(contract.mergeReferenceEntry, (platform, { params, body }, actor) =>
    mergeEntry(platform, actor, params.id, body.intoId),
  ),
  implement(contract.undoReferenceMerge, (platform, { params }, actor) => undoMerge(platform, actor, params.id)),
  implement(contract.readReferenceFile, (platform, { query }) => readListFile(platform, query)),
  {
    ...implement(contract.importReferenceEntries, (platform, { body }, actor) => importEntries(platform, actor, body)),
    bodyLimit: fileBytes,
  },
]
