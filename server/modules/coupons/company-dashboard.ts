import { sql, type SqlBool } from 'kysely'
import { defaultCurrency } from '#contract/kernel/specified.ts'
import type { CompanyDashboard, CompanyDashboardQuery } from '#contract/coupons/schemas.ts'
import type { CompanyPeriod } from '#contract/coupons/values.ts'
import { sum } from '#contract/orders/money.ts'
import type { OrderKind } from '#contract/orders/states.ts'
import { addDays } from '#contract/kernel/days.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { dayIn } from '#server/kernel/wall-clock.ts'
import { withinDays } from '#server/kernel/within-days.ts'
import { daysOf, partOfTime } from './company-day.ts'
import { selectCoupons } from './present-coupon.ts'
import { purposeOfKind, standingOf } from './rules.ts'
import { openStatements } from './statements.ts'

const parts = { month: 'day', quarter: 'week', year: 'month' } as const

/** Uses and spending of the last days in the company's zone, beside as many days before; uses that were given back do not count. */
export async function readCompanyDashboard(
  platform: Platform,
  actor: Actor,
  query: CompanyDashboardQuery,
): Promise<CompanyDashboard> {
  const { db, clock } = platform
  const { period } = query
  const days = daysOfPeriod(period, dayIn(actor.timeZone, clock.now()))
  const used = (from: string, to: string) =>
    db
      .selectFrom('coupon_uses')
      .innerJoin('coupons', 'coupons.id', 'coupon_uses.coupon_id')
      .where('coupons.company_id', '=', actor.userId)
      .where('coupons.currency', '=', defaultCurrency)
      .where('coupon_uses.state', '=', 'taken')
      .where(withinDays('coupon_uses.taken_at', { from, to }, actor.timeZone))
  const uses = sql<number>`count(distinct coalesce(coupon_uses.redemption_id, coupon_uses.id))::int`.as('uses')
  const spend = sql<number>`coalesce(sum(coupon_uses.discount), 0)::bigint`.as('spend')
  const now = used(days.from, days.to)
  const before = await used(days.fromBefore, days.toBefore).select([uses, spend]).executeTakeFirstOrThrow()
  const all = await now.select([uses, spend]).executeTakeFirstOrThrow()
  const byPart = await now
    .select([partOfTime('coupon_uses.taken_at', parts[period], actor.timeZone).as('from'), uses, spend])
    .groupBy('from')
    .execute()
  const best = await now
    .select(['coupons.id', 'coupons.code', uses, spend])
    .groupBy(['coupons.id', 'coupons.code'])
    .orderBy('spend', 'desc')
    .orderBy('coupons.code')
    .limit(5)
    .execute()
  const byKind = await now
    .innerJoin('orders', 'orders.id', 'coupon_uses.order_id')
    .select(['orders.kind', uses, spend])
    .groupBy('orders.kind')
    .orderBy('spend', 'desc')
    .execute()
  const found = new Map(byPart.map((part) => [part.from, part]))
  const running = await runningCoupons(platform, actor)
  return {
    period,
    from: days.from,
    to: days.to,
    currency: defaultCurrency,
    ...all,
    usesBefore: before.uses,
    spendBefore: before.spend,
    running: running.length,
    unbilled: sum(
      (await openStatements(db, actor.userId))
        .filter(({ currency }) => currency === defaultCurrency)
        .map(({ taken, returned }) => taken - returned),
    ),
    parts: partsOf(period, days).map((from) => ({ from, uses: found.get(from)?.uses ?? 0, spend: found.get(from)?.spend ?? 0 })),
    best,
    purposes: byKind.map(({ kind, ...counted }) => ({ purpose: purposeOfKind[kind as OrderKind], ...counted })),
    ending: running.filter((coupon) => coupon.isEnding).map(({ id, code, endsOn, left }) => ({ id, code, endsOn, left })),
  }
}

const dayLength = 86_400_000
const lengths = { month: 30, quarter: 91, year: 365 } as const
const dayBefore = (date: string, days: number) => addDays(date, -days)

function daysOfPeriod(period: CompanyPeriod, to: string) {
  const from = dayBefore(to, lengths[period] - 1)
  return { from, to, fromBefore: dayBefore(from, lengths[period]), toBefore: dayBefore(from, 1) }
}

/** The first day of each part, also of those without any use. Weeks begin on Monday. */
function partsOf(period: CompanyPeriod, { from, to }: { from: string; to: string }): string[] {
  const days = Array.from({ length: lengths[period] }, (_, back) => dayBefore(to, lengths[period] - 1 - back)).filter(
    (day) => day >= from,
  )
  const firstOf = (day: string) => {
    if (period === 'month') return day
    if (period === 'year') return `${day.slice(0, 7)}-01`
    return dayBefore(day, (new Date(day).getUTCDay() + 6) % 7)
  }
  return [...new Set(days.map(firstOf))]
}

const soonDays = 14
const fewLeft = 0.1

async function runningCoupons({ db, clock }: Platform, actor: Actor) {
  const rows = await selectCoupons(db, actor.userId)
    .where(sql<SqlBool>`coupons.state = 'active'`)
    .orderBy('coupons.ends_at')
    .execute()
  return rows
    .filter((row) => {
      const used = { now: clock.now(), uses: row.uses + row.reserved }
      return (
        standingOf({ state: row.state, startsAt: row.starts_at, endsAt: row.ends_at, totalUses: row.total_uses }, used) ===
        'running'
      )
    })
    .map((row) => {
      const left = row.total_uses === null ? null : row.total_uses - row.uses - row.reserved
      const isEnding =
        Date.parse(row.ends_at) - clock.now().getTime() < soonDays * dayLength ||
        (left !== null && left <= row.total_uses! * fewLeft)
      return { id: row.id, code: row.code, endsOn: daysOf(row, actor.timeZone).endsOn, left, isEnding }
    })
}
