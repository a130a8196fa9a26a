import { sql } from 'kysely'
import { paths } from '#contract/paths.ts'
import type { Job } from '#server/kernel/module.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { openStatements } from '#server/modules/coupons/index.ts'
import { statementIssued } from './rules.ts'
import { book } from './write-move.ts'

/** Each company's statements of the months that are over: every hour, so that a month's is there on its first day. */
export const issueStatements: Job = {
  name: 'ledger.statements',
  everySeconds: 3600,
  async run(platform, slice) {
    await slice.eachDue(await dueMonths(platform), (due) => issueMonth(platform, due))
  },
}

interface Due {
  readonly company_id: string
  /** First day, of UTC. */
  readonly month: string
}

/** Months that are over and of which something is unbilled, the earliest first. */
async function dueMonths({ db, clock }: Platform): Promise<Due[]> {
  const now = clock.now().toISOString()
  const { rows } = await sql<Due>`select company_id, to_char(month, 'YYYY-MM-DD') as month from (
      select coupons.company_id, date_trunc('month', uses.taken_at at time zone 'UTC') as month
        from coupon_uses uses join coupons on coupons.id = uses.coupon_id where taken_at is not null and billed_in is null
      union
      select coupons.company_id, date_trunc('month', uses.returned_at at time zone 'UTC')
        from coupon_uses uses join coupons on coupons.id = uses.coupon_id where returned_at is not null and credited_in is null
    ) months where month < date_trunc('month', ${now}::timestamptz at time zone 'UTC') order by month, company_id limit 500`.execute(
    db,
  )
  return rows
}

async function issueMonth(platform: Platform, due: Due): Promise<void> {
  await platform.transact(async (work) => {
    // What is summed is what is marked, though uses are committed meanwhile.
    await sql`set transaction isolation level repeatable read`.execute(work.db)
    await work.db.selectFrom('companies').select('user_id').where('user_id', '=', due.company_id).forUpdate().execute()
    const until = nextMonth(due.month)
    for (const sums of await openStatements(work.db, due.company_id, until)) await issue(platform, work, due, until, sums)
  })
}

const nextMonth = (month: string) => new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 1)).toISOString()

async function issue(
  platform: Platform,
  work: Work,
  { company_id, month }: Due,
  until: string,
  { currency, ...sums }: { currency: string; uses: number; taken: number; returned: number },
): Promise<void> {
  const issued = await work.db
    .selectFrom('company_statements')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('company_id', '=', company_id)
    .executeTakeFirstOrThrow()
  const id = platform.ids.next()
  const net = sums.taken - sums.returned
  const inserted = await work.db
    .insertInto('company_statements')
    .values({
      id,
      company_id,
      month,
      currency,
      number: `S-${String(issued.count + 1).padStart(5, '0')}`,
      ...sums,
      net,
      issued_at: platform.clock.now().toISOString(),
    })
    .onConflict((conflict) => conflict.columns(['company_id', 'month', 'currency']).doNothing())
    .returning('number')
    .executeTakeFirst()
  // What came to light of a month that has its statement goes onto the next one.
  if (!inserted) return
  const ofCompany = sql`coupon_id in (select id from coupons where company_id = ${company_id} and currency = ${currency})`
  await sql`update coupon_uses set billed_in = ${id} where ${ofCompany} and taken_at < ${until} and billed_in is null`.execute(
    work.db,
  )
  await sql`update coupon_uses set credited_in = ${id}
    where ${ofCompany} and returned_at < ${until} and credited_in is null and billed_in is not null`.execute(work.db)
  const entries = statementIssued(company_id, net)
  await book(platform, work, { kind: 'statement_issued', sourceId: id, orderId: null, currency, entries })
  await work.audit({ action: 'statement.issue', recordKind: 'statement', recordId: id, userId: null })
  await work.inform([company_id], {
    kind: 'statementIssued',
    data: { number: inserted.number, amount: net, currency },
    link: paths.companyTransactions.link({ tab: 'statements' }),
  })
}
