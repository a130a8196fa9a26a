import { filesContract as contract } from '#contract/files/contract.ts'
import { mostFileBytes } from '#contract/files/rules.ts'
import { implement, type Module } from '#server/kernel/module.ts'
import { choosePetPicture, choosePicture } from './choose-picture.ts'
import { readFile } from './read-file.ts'
import { removeUnshownFiles } from './remove-unshown.ts'
import { storeFile } from './store-file.ts'
import './tables.ts'

export { claim as claimFile, release as releaseFile } from './choose-picture.ts'

/** What people hand over as files, and the pictures that they show of themselves and their pets. */
export const filesModule: Module = {
  name: 'files',
  endpoints: [
    {
      ...implement(contract.storeFile, async (platform, { query }, actor, request) =>
        storeFile(platform, actor, query, await request.rawBytes()),
      ),
      bodyLimit: mostFileBytes,
    },
    implement(contract.readFile, (platform, { params }, actor, request) => readFile(platform, actor, params.id, request)),
    implement(contract.choosePicture, (platform, { body }, actor) => choosePicture(platform, actor, body.file)),
    implement(contract.choosePetPicture, (platform, { params, body }, actor) =>
      choosePetPicture(platform, actor, params.id, body.file),
    ),
  ],
  jobs: [removeUnshownFiles],
}
