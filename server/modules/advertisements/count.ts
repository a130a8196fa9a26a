import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import type { AdvertisementMinuteTable } from './tables.ts'

type Kind = AdvertisementMinuteTable['kind']

/** One more of a kind in the minute's row; of an advertisement that there is not, nothing. */
export async function countMinute({ clock }: Platform, work: Work, advertisementId: string, kind: Kind): Promise<void> {
  const minute = new Date(Math.floor(clock.now().getTime() / 60_000) * 60_000).toISOString()
  await work.db
    .insertInto('advertisement_minutes')
    .columns(['advertisement_id', 'minute', 'kind', 'times'])
    .expression(
      work.db
        .selectFrom('advertisements')
        .select((eb) => [
          'id',
          eb.cast<string>(eb.val(minute), 'timestamptz').as('minute'),
          eb.val(kind).as('kind'),
          eb.lit(1).as('times'),
        ])
        .where('id', '=', advertisementId),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['advertisement_id', 'minute', 'kind'])
        .doUpdateSet((eb) => ({ times: eb('advertisement_minutes.times', '+', 1) })),
    )
    .execute()
}

/** The day's row, locked; made when there is none. */
export async function lockDay(work: Work, advertisementId: string, day: string) {
  await work.db
    .insertInto('advertisement_days')
    .values({ advertisement_id: advertisementId, day })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return work.db
    .selectFrom('advertisement_days')
    .selectAll()
    .where('advertisement_id', '=', advertisementId)
    .where('day', '=', day)
    .forUpdate()
    .executeTakeFirstOrThrow()
}
