import type { Reader } from '#server/kernel/db.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Hold } from '#server/kernel/personal-data.ts'

/** What must be ended before the account can be erased, as each capability knows it; what comes first in time first. */
export async function holdsOf({ modules, clock }: Platform, db: Reader, userId: string): Promise<Hold[]> {
  const found: Hold[] = []
  const now = clock.now().toISOString()
  // One after the other: within a transaction they share its connection.
  for (const { holdsErasure } of modules) if (holdsErasure) found.push(...(await holdsErasure(db, userId, now)))
  return found.toSorted((one, other) => (one.at ?? '~').localeCompare(other.at ?? '~'))
}
