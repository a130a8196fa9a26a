import { filesContract as contract } from '#contract/files/contract.ts'
import { maxFileBytes } from '#contract/files/rules.ts'
import { implement, type Module } from '#server/kernel/module.ts'
import { filesMigrations } from './migrations/index.ts'
import { readFile } from './read-file.ts'
import { removeUnshownFiles } from './remove-unshown.ts'
import { storeFile } from './store-file.ts'
import './tables.ts'

export { claim as claimFile, release as releaseFile } from './claim.ts'
export type { FileReader } from './file-readers.ts'

/** What people hand over as files; where they are shown, other capabilities know. */
export const filesModule: Module = {
  name: 'files',
  endpoints: [
    {
      ...implement(contract.storeFile, async (platform, { query }, actor, request) =>
        storeFile(platform, actor, query, await request.rawBytes()),
      ),
      bodyLimit: maxFileBytes,
    },
    implement(contract.readFile, (platform, { params }, actor, request) => readFile(platform, actor, params.id, request)),
  ],
  jobs: [removeUnshownFiles],
  migrations: filesMigrations,
}
