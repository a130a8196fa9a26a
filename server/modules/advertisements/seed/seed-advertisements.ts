import { adRejections } from '#contract/advertisements/values.ts'
import { utcDay } from '#contract/kernel/days.ts'
import { Dice } from '#server/seed/random.ts'
import { daysFrom, insertAll, type PeopledWorld } from '#server/seed/world.ts'
import '../tables.ts'
import { seededAds } from './advertisements.ts'

/** Of its own, so that nothing of another capability falls otherwise. */
const seed = 20_261_124

/** Of what was shown so many in a hundred were no view, by their reason. */
const rejectedShare = { hidden: 22, too_short: 34, replay: 1, crawler: 9, capped: 3, forged: 0, expired: 2 } as const

/** Advertisements in every state, with weeks of views, clicks and what was rejected. */
export async function seedAdvertisements(world: PeopledWorld): Promise<void> {
  const dice = new Dice(seed)
  for (const { texts, ...ad } of seededAds) {
    const startsAt = daysFrom(world, ad.from)
    const id = dice.id(daysFrom(world, Math.min(-1, ad.from)))
    const days = Array.from({ length: Math.max(0, -ad.from) }, (_, back) => {
      const views = Math.min(ad.dayCap ?? Infinity, Math.round((ad.daily * dice.between(70, 130)) / 100))
      return {
        day: utcDay(daysFrom(world, ad.from + back)),
        views,
        clicks: Math.round((views * dice.between(8, 31)) / 1000),
      }
    })
    const sum = (pick: (day: (typeof days)[number]) => number) => days.reduce((total, day) => total + pick(day), 0)
    await insertAll(world, 'advertisements', [
      {
        id,
        state: ad.state,
        placement: ad.placement,
        texts: JSON.stringify(texts),
        picture_id: null,
        drawing: ad.drawing,
        link: ad.link,
        starts_at: startsAt,
        ends_at: ad.until === null ? null : daysFrom(world, ad.until),
        view_cap: ad.viewCap,
        day_cap: ad.dayCap,
        views: sum(({ views }) => views),
        clicks: sum(({ clicks }) => clicks),
        created_at: daysFrom(world, Math.min(-1, ad.from)),
      },
    ])
    await insertAll(
      world,
      'advertisement_days',
      days.map((day) => ({ advertisement_id: id, ...day })),
    )
    const times = (kind: (typeof adRejections)[number]) => Math.round((sum(({ views }) => views) * rejectedShare[kind]) / 100)
    const minute = new Date(Math.floor(daysFrom(world, -1).getTime() / 60_000) * 60_000)
    const told = adRejections.map((kind) => ({ advertisement_id: id, minute, kind, times: times(kind) }))
    await insertAll(
      world,
      'advertisement_minutes',
      told.filter((row) => row.times > 0),
    )
  }
}
