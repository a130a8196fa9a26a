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

/** Numbers that may be missing in a row: of a process that was killed before it wrote, while another went on. */
export const mostEmpty = 5

/** Keys of which one is there when anybody was ever erased. */
export const ledgerKeys = (): readonly string[] => Array.from({ length: mostEmpty }, (_, index) => keyOf(index + 1))

/** Every entry as it lies in the store. */
export async function* listLedger(files: FileStore): AsyncGenerator<{ key: string; bytes: Uint8Array<ArrayBuffer> }> {
  for (let number = 1, empty = 0; empty < mostEmpty; number += 1) {
    const key = keyOf(number)
    const bytes = await files.read(key)
    empty = bytes ? 0 : empty + 1
    if (bytes) yield { key, bytes }
  }
}

/** `null`: nobody was erased under this number. */
export async function readLedger(files: FileStore, number: number): Promise<LedgerEntry | null> {
  const bytes = await files.read(keyOf(number))
  return bytes && entry.parse(JSON.parse(new TextDecoder().decode(bytes)))
}

/** Durable when it resolves. */
export function writeLedger(files: FileStore, number: number, written: LedgerEntry): Promise<void> {
  return files.write(keyOf(number), new TextEncoder().encode(JSON.stringify(entry.parse(written))), 'application/json')
}
