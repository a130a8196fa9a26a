import { Temporal } from 'temporal-polyfill'
import { sql } from 'kysely'
import type { AdminSummary } from '#contract/admin/schemas.ts'
import { roles } from '#contract/kernel/roles.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Reader } from '#server/kernel/db.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { revenueByCurrency } from './revenue.ts'
import { boundsOf, dailySeries } from './series.ts'

/** The platform's day in numbers; days are those of the asked zone, or the administrator's. */
export async function readSummary(platform: Platform, actor: Actor, input: { timeZone?: string }): Promise<AdminSummary> {
  const { db } = platform
  const timeZone = input.timeZone ?? actor.timeZone
  const now = Temporal.Instant.fromEpochMilliseconds(platform.clock.now().getTime())
  const today = now.toZonedDateTimeISO(timeZone).startOfDay()
  const at = (offset: number) => instantOf(today.add({ days: offset }))
  const bounds = boundsOf(now, timeZone)
  const series = await dailySeries(db, bounds)
  return {
    timeZone,
    usersByRole: await usersByRole(db),
    appointmentsToday: await appointmentsByState(db, at(0), at(1)),
    appointmentsThisWeek: await appointmentsByState(db, at(0), at(7)),
    revenue: await revenueByCurrency(db, bounds),
    ...(await waiting(db)),
    days: series,
  }
}

function instantOf(moment: Temporal.ZonedDateTime): string {
  return new Date(moment.epochMilliseconds).toISOString()
}

async function usersByRole(db: Reader): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('users')
    .select((eb) => ['user_type', eb.fn.countAll<number>().as('count')])
    .groupBy('user_type')
    .execute()
  return Object.fromEntries(roles.map((role, userType) => [role, rows.find((row) => row.user_type === userType)?.count ?? 0]))
}

async function appointmentsByState(db: Reader, from: string, to: string): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('appointments')
    .select((eb) => ['state', eb.fn.countAll<number>().as('count')])
    .where('starts_at', '>=', from)
    .where('starts_at', '<', to)
    .groupBy('state')
    .execute()
  return Object.fromEntries(rows.map((row) => [row.state, row.count]))
}

async function waiting(db: Reader) {
  const { rows } = await sql<{ licences: number; messages: number; failed: number }>`select
    (select count(*) from waiting_licences) as licences,
    (select count(*) from support_requests where state in ('open', 'reopened')) as messages,
    (select count(*) from outbox_messages where state = 'failed') as failed`.execute(db)
  const [row] = rows
  return {
    licencesToDecide: row?.licences ?? 0,
    requestsOpen: row?.messages ?? 0,
    outboxFailed: row?.failed ?? 0,
  }
}
