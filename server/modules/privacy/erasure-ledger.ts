import { z } from 'zod'
import type { FileStore } from '#server/kernel/ports.ts'

/** An account that was erased: ids alone, which mean nothing once it is gone. */
const entry = z.strictObject({
  erasureId: z.uuid(),
  userId: z.uuid(),
  askedAt: z.iso.datetime(),
  at: z.iso.datetime(),
})
export type LedgerEntry = z.infer<typeof entry>

/**
 * The ledger lies beside the files, one object for each erasure, numbered without gaps: a database that is restored from a backup has forgotten
 * erasures, the ledger has not (ADR 39). No store need be able to list its keys.
 */
const keyOf = (number: number) => `erasure-ledger-${String(number).padStart(8, '0')}`

/** `null`: nobody was erased under this number. */
export async function readLedger(files: FileStore, number: number): Promise<LedgerEntry | null> {
  const bytes = await files.read(keyOf(number))
  return bytes && entry.parse(JSON.parse(new TextDecoder().decode(bytes)))
}

/** Durable when it resolves. */
export function writeLedger(files: FileStore, number: number, written: LedgerEntry): Promise<void> {
  return files.write(keyOf(number), new TextEncoder().encode(JSON.stringify(entry.parse(written))), 'application/json')
}
