import { filesContract as contract } from '#contract/files/contract.ts'
import { partBytes } from '#contract/files/parts.ts'
import { maxFileBytes } from '#contract/files/rules.ts'
import { implement, type Module } from '#server/kernel/module.ts'
import { filesMigrations } from './migrations/index.ts'
import { admitPlayer, forgetTickets } from './player-tickets.ts'
import { readFile } from './read-file.ts'
import { removeUnshownFiles } from './remove-unshown.ts'
import { storeFile } from './store-file.ts'
import './tables.ts'
import { removeUnfinishedUploads } from './uploads/remove-unfinished.ts'
import { sendPart } from './uploads/send-part.ts'
import { readUpload } from './uploads/upload-state.ts'
import { filesData } from './personal-data.ts'

export { claim as claimFile, release as releaseFile } from './claim.ts'
export { answerFile } from './read-file.ts'
export { removeFilesOf } from './remove-files-of.ts'
export type { FileReader } from './file-readers.ts'
export { beginUpload } from './uploads/begin-upload.ts'
export { endUpload } from './uploads/end-upload.ts'
export { finishUpload } from './uploads/finish-upload.ts'

/** What people hand over as files; where they are shown, other capabilities know. */
export const filesModule: Module = {
  name: 'files',
  personalData: filesData,
  endpoints: [
    {
      ...implement(contract.storeFile, async (platform, { query }, actor, request) =>
        storeFile(platform, actor, query, await request.rawBytes()),
      ),
      bodyLimit: maxFileBytes,
    },
    implement(contract.readFile, (platform, { params, query }, actor, request) =>
      readFile(platform, actor, { ...params, ...query }, request),
    ),
    implement(contract.admitPlayer, (platform, { params }, actor) => admitPlayer(platform, actor, params.id)),
    implement(contract.readUpload, ({ db }, { params }, actor) => readUpload(db, actor, params.id)),
    {
      ...implement(contract.sendPart, (platform, { params }, actor, request) => sendPart(platform, actor, params, request)),
      bodyLimit: partBytes,
    },
  ],
  jobs: [removeUnshownFiles, removeUnfinishedUploads, forgetTickets],
  backup: {
    files: `select id::text as key, type::text as type from files
      union all select copy ->> 'key', copy ->> 'type' from files cross join jsonb_array_elements(sizes) copy`,
    // Parts of what was being sent are in no backup: it is sent again.
    afterRestore: ({ db }) => db.deleteFrom('uploads').execute(),
  },
  migrations: filesMigrations,
}
