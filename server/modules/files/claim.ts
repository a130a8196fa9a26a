import type { FilePurpose } from '#contract/files/rules.ts'
import { invalid } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import './tables.ts'

/** Keeps a file of one's own from going while it is being shown; `field` is named where it is none. @throws Refusal 422 */
export async function claim(
  work: Work,
  ownerId: string,
  file: string | null,
  purpose: FilePurpose,
  field = 'file',
): Promise<void> {
  if (file === null) return
  const own = await work.db
    .selectFrom('files')
    .select('id')
    .where('id', '=', file)
    .where('owner_id', '=', ownerId)
    .where('purpose', '=', purpose)
    .forKeyShare()
    .executeTakeFirst()
  if (!own) throw invalid(field, 'no_such_file', 'There is no such file of yours for this purpose')
}

/** From now on its day counts, in which it can be shown again. */
export async function release({ clock }: Platform, work: Work, file: string | null): Promise<void> {
  if (file) await work.db.updateTable('files').set({ released_at: clock.now() }).where('id', '=', file).execute()
}
