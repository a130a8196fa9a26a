import { sql, type RawBuilder } from 'kysely'
import type { BookedVisit } from './calendar.ts'

const minute = 60_000
/** Room in the packed number for a length (at most 240 minutes), a buffer (at most 120) and a flag. */
const lengths = 512
const buffers = 128

interface Within {
  /** ISO instants. */
  readonly from: string
  readonly to: string
  readonly now: string
  readonly without?: string | undefined
}

/**
 * Visits that hold time or, over early, count for their day: a query of one row for each doctor. Holds that have run out are none,
 * also before the job has ended them. A list of doctors reads thousands of visits, so the database packs each into one number: a
 * tenth of the time that rows take to be read.
 */
export function packedVisits(doctorIds: RawBuilder<string>, within: Within): RawBuilder<unknown> {
  return sql`
    select doctor_id, string_agg((((((
        floor(date_part('epoch', starts_at) / 60)::bigint * ${sql.lit(lengths)}
        + ceil(date_part('epoch', ends_at - starts_at) / 60)::bigint) * ${sql.lit(buffers)}
        + buffer_before_minutes) * ${sql.lit(buffers)}
        + buffer_after_minutes) * 2
        + (state = 'completed')::int)::text), ',') as packed
    from appointments
    where doctor_id = ${doctorIds} and starts_at >= ${within.from} and starts_at < ${within.to}
      and state in ('pending_payment', 'confirmed', 'waiting', 'in_progress', 'completed')
      and id not in (select id from appointments where state = 'pending_payment' and hold_expires_at <= ${within.now})
      ${within.without === undefined ? sql`` : sql`and id <> ${within.without}`}
    group by doctor_id`
}

/** When the first of the doctors' holds runs out that stand now: a query of one row for each doctor who has some. */
export function nextHoldEnds(doctorIds: RawBuilder<string>, now: string): RawBuilder<unknown> {
  return sql`
    select doctor_id, min(hold_expires_at) as ends_at
    from appointments
    where doctor_id = ${doctorIds} and state = 'pending_payment' and hold_expires_at > ${now}
    group by doctor_id`
}

export function unpackVisits(packed: string | null): BookedVisit[] {
  return packed === null ? [] : packed.split(',').map(unpack)
}

function unpack(text: string): BookedVisit {
  const number = Number(text)
  const afterAndMore = Math.floor(number / 2)
  const beforeAndMore = Math.floor(afterAndMore / buffers)
  const lengthAndMore = Math.floor(beforeAndMore / buffers)
  const start = Math.floor(lengthAndMore / lengths)
  return {
    start: start * minute,
    end: (start + (lengthAndMore % lengths)) * minute,
    before: beforeAndMore % buffers,
    after: afterAndMore % buffers,
    blocks: number % 2 === 0,
  }
}
