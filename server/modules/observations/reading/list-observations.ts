import type { z } from 'zod'
import type { observations, observationsQuery } from '#contract/observations/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { readPage } from '#server/kernel/paging.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { lookedAt, openRecord } from '#server/modules/records/index.ts'
import { presented } from './present.ts'
import { rangesOf } from './ranges-of.ts'
import { selectHeld } from './select.ts'

/** What holds, newest first. The reading goes on the list of who looked. @throws Refusal as `openRecord`; 422 naming `cursor` */
export async function listObservations(
  platform: Platform,
  actor: Actor,
  subjectId: string,
  { kind, ...asked }: z.output<typeof observationsQuery>,
): Promise<z.infer<typeof observations>> {
  const { db, clock } = platform
  const opened = await openRecord(db, actor, subjectId, 'read', clock.now())
  await lookedAt(platform, actor, opened, 'read')
  const ranges = await rangesOf(db, opened.subject)
  const { items, next } = await readPage(
    selectHeld(db, opened.subject, kind),
    { column: 'observations.at', kind: 'instant', id: 'observations.id', direction: 'desc', at: (row) => [row.at, row.id] },
    asked,
  )
  return { items: items.map((row) => presented(row, ranges)), next }
}
