import { sql } from 'kysely'
import { mostCodes } from '#contract/coupons/values.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Tx } from '#server/kernel/db.ts'
import { conflict, notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Secrets } from '#server/kernel/ports.ts'
import { lockOwnCoupon } from './lock-coupon.ts'

/**
 * Makes so many codes of which each can be used once.
 * @throws Refusal 404 for others, 409 `coupon_without_codes`, `coupon_state`, `too_many_codes`
 */
export async function makeCodes(platform: Platform, actor: Actor, { id, count }: { id: string; count: number }) {
  return platform.transact(async (work) => {
    const coupon = await lockOwnCoupon(work, actor, id)
    if (!coupon.unique_codes) throw conflict('coupon_without_codes', 'Everybody uses this coupon’s own code')
    if (coupon.state === 'ended') throw conflict('coupon_state', 'This coupon has ended')
    const { had } = await work.db
      .selectFrom('coupon_codes')
      .select(({ fn }) => fn.countAll<number>().as('had'))
      .where('coupon_id', '=', id)
      .executeTakeFirstOrThrow()
    if (had + count > mostCodes) throw conflict('too_many_codes', `A coupon has ${mostCodes} codes at most`)
    let made = 0
    // Of 2^50 codes hardly any is drawn twice; one that is, is drawn again.
    while (made < count) made += await writeCodes(platform, work.db, id, count - made)
    await work.audit({ action: 'coupon.makeCodes', recordKind: 'coupon', recordId: id, userId: actor.userId })
    await work.tell([actor.userId], { kind: 'coupon.changed', payload: { id, state: coupon.state } })
    return { made, codes: had + made }
  })
}

async function writeCodes(platform: Platform, db: Tx, couponId: string, count: number) {
  const codes = Array.from({ length: count }, () => drawCode(platform.secrets))
  const ids = codes.map(() => platform.ids.next())
  const { rows } = await sql`insert into coupon_codes (id, coupon_id, code, created_at)
    select id, ${couponId}, code, ${platform.clock.now().toISOString()} from unnest(${ids}::uuid[], ${codes}::text[]) as drawn (id, code)
    on conflict do nothing returning 1`.execute(db)
  return rows.length
}

/** Without letters that are taken for digits. */
const letters = 'ABCDEFGHJKMNPQRSTVWXYZ0123456789'

/** `K7M2Q-9TXRD`. */
function drawCode(secrets: Secrets): string {
  // Each character of base64url stands for six random bits, of which five choose a letter.
  const drawn = Array.from(secrets.token(9).slice(0, 10), (character) => letters[base64url.indexOf(character) % letters.length])
  return `${drawn.slice(0, 5).join('')}-${drawn.slice(5).join('')}`
}

const base64url = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** All codes as CSV: code, whether it was used, when. @throws Refusal 404 for others */
export async function readCodes({ db }: Platform, actor: Actor, { id }: { id: string }): Promise<Response> {
  const coupon = await db.selectFrom('coupons').select(['company_id', 'code']).where('id', '=', id).executeTakeFirst()
  if (coupon?.company_id !== actor.userId) throw notFound()
  const rows = await db
    .selectFrom('coupon_codes')
    .leftJoin('coupon_uses', (join) =>
      join.onRef('coupon_uses.code_id', '=', 'coupon_codes.id').on('coupon_uses.state', '<>', 'released'),
    )
    .select(['coupon_codes.code', sql<string | null>`min(coupon_uses.state)`.as('state')])
    .where('coupon_codes.coupon_id', '=', id)
    .groupBy('coupon_codes.code')
    .orderBy('coupon_codes.code')
    .execute()
  const text = ['code,state', ...rows.map(({ code, state }) => `${code},${state ?? 'free'}`)].join('\r\n')
  return new Response(`${text}\r\n`, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="codes-${coupon.code}.csv"`,
    },
  })
}
