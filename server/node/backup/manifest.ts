import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { StartFault } from '#server/kernel/errors.ts'

export const manifestFile = 'manifest.json'
export const storedFilesFile = 'files.json'
export const tokenSecretFile = 'token-secret'
export const tableFile = (table: string) => `database/${table}.copy`
/** The end of a UUID is chance, so that no folder grows too large. */
export const storedFile = (key: string) => `files/${key.slice(-2)}/${key}`
export const ledgerFile = (key: string) => `erasure-ledger/${key}`

const name = z.string().regex(/^\w+$/)

const manifest = z.object({
  format: z.literal(1),
  /** When the database was as the backup has it. */
  at: z.iso.datetime(),
  database: z.enum(['embedded', 'postgres']),
  migrations: z.array(z.string()),
  tables: z.array(z.object({ name, columns: z.array(name) })),
  /** Parts of tables that lie in months, with triggers of their own. */
  partitions: z.array(z.object({ name, table: name, bound: z.string(), triggers: z.array(z.string()) })),
  sequences: z.array(z.object({ name, value: z.number() })),
})
export type Manifest = z.infer<typeof manifest>

const storedFiles = z.array(z.object({ key: z.string().regex(/^[a-z0-9-]+$/), type: z.string() }))
export type StoredFile = z.infer<typeof storedFiles>[number]

/** @throws StartFault when this version does not understand the backup */
export async function readManifest(folder: string): Promise<Manifest> {
  const read = manifest.safeParse(JSON.parse(await readFile(join(folder, manifestFile), 'utf8')))
  if (read.success) return read.data
  throw new StartFault('The backup has a format that this version does not know: restore it with a newer version of Carenest.')
}

export const readStoredFiles = async (folder: string): Promise<readonly StoredFile[]> =>
  storedFiles.parse(JSON.parse(await readFile(join(folder, storedFilesFile), 'utf8')))
