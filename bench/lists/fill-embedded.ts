import { openFolderDatabase } from '#server/adapters/pglite/open.ts'
import { fillOutbox } from './fill.ts'

/** `tsx bench/lists/fill-embedded.ts <data folder>`: in a process of its own, for the folder belongs to one at a time. */
const { db, close } = await openFolderDatabase(process.argv[2] ?? '')
await fillOutbox(db)
await close()
console.log('{}')
