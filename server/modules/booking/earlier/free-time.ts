import { sql } from 'kysely'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { offerFreed } from './offer-freed.ts'

/** ISO instants. */
export interface FreedTime {
  readonly doctorId: string
  readonly from: string
  readonly to: string
}

/**
 * Notes within the transaction that time of a doctor falls free, where somebody waits for it; it is offered right after the commit, and by
 * the job where the process dies in between.
 */
export async function noteFreed(platform: Platform, work: Work, { doctorId, from, to }: FreedTime): Promise<void> {
  const now = platform.clock.now().toISOString()
  if (to <= now) return
  const id = platform.ids.next()
  const { rows } = await sql<{ id: string }>`
    insert into freed_times (id, doctor_id, starts_at, ends_at, freed_at)
    select ${id}, ${doctorId}, ${from}, ${to}, ${now}
    where exists (
      select from earlier_slot_wishes w join appointments a on a.id = w.appointment_id
      where w.doctor_id = ${doctorId} and a.state = 'confirmed' and a.starts_at > ${from})
    returning id`.execute(work.db)
  if (rows.length > 0) work.afterCommit(() => offerFreed(platform, id))
}
