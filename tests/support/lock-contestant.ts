import { FolderInUse, lockFolder } from '#server/adapters/pglite/folder-lock.ts'

/** Started by `folder-lock.test.ts`: tries for the folder at each word from its starter, and says whether it has it. It keeps it until it dies. */
process.on('message', () => {
  lockFolder(process.argv[2]!, { patience: 0 }).then(
    () => process.send?.('held'),
    (error: unknown) => process.send?.(error instanceof FolderInUse ? 'refused' : String(error)),
  )
})
process.send?.('ready')
