import { codeDigits, codeLifetime, codeResendWait } from '#contract/account/kinds.ts'
import { tooMany } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { rateLimit } from '#server/kernel/rate-limit.ts'
import { expiryOf, judge, resendWaitOf } from './rules/one-time-code.ts'
import './tables.ts'

type Purpose = 'mobile_login' | 'confirm_mobile' | 'reset_password'

/** The same answer whoever asked, and whatever for. */
export const codeSentAnswer = { expiresIn: codeLifetime, resendIn: codeResendWait }

/** A code is short enough to be tried out against its hash, so the platform's secret is part of it. */
export const hashCode = (platform: Platform, id: string, code: string) =>
  platform.secrets.hash(`${platform.settings.tokenSecret}:${id}:${code}`)

/** When a code that is made now runs out: its message makes no sense after that. */
export const codeEnd = ({ clock }: Pick<Platform, 'clock'>): string => new Date(expiryOf(clock.now().getTime())).toISOString()

/**
 * Makes a code for a target and keeps its hash; sending it is the caller's, who does so only where an account waits for it. Only the
 * newest code of a target counts. The caller has counted the network (`code.address`).
 * @param recipient the phone or mailbox that would get it, on which the limits lie
 * @throws Refusal 429 within {@link codeResendWait} seconds of the last one, or after too many
 */
export async function makeCode(
  platform: Platform,
  work: Work,
  wanted: { purpose: Purpose; target: string; recipient: string },
): Promise<string> {
  const { purpose, target, recipient } = wanted
  const now = platform.clock.now().getTime()
  await rateLimit(platform, work, 'code.target', `${purpose}:${recipient}`)
  // Asked under the counter's lock, so that of two requests at once one sends. A refusal gives the target's use back.
  const wait = resendWaitOf(sentCodeOf(await newestCode(work, purpose, target).executeTakeFirst()), now)
  if (wait > 0) throw tooMany(wait)
  const id = platform.ids.next()
  const code = platform.secrets.code(codeDigits)
  await work.db
    .insertInto('one_time_codes')
    .values({
      id,
      purpose,
      target,
      code_hash: await hashCode(platform, id, code),
      created_at: new Date(now),
      expires_at: new Date(expiryOf(now)),
    })
    .execute()
  return code
}

/** Is this the code that was sent to the target, as far as one can tell without using it up? Nothing is counted. */
export async function isRightCode(
  platform: Platform,
  work: Work,
  given: { purpose: Purpose; target: string; code: string },
): Promise<boolean> {
  const row = await newestCode(work, given.purpose, given.target).executeTakeFirst()
  return (await verdictOn(platform, row, given.code)) === 'right'
}

/** Is this the code that was sent to the target? Counts the try and uses the code up, so the unit must be committed either way. */
export async function redeemCode(
  platform: Platform,
  work: Work,
  given: { purpose: Purpose; target: string; code: string },
): Promise<boolean> {
  const row = await newestCode(work, given.purpose, given.target).forUpdate().executeTakeFirst()
  const verdict = await verdictOn(platform, row, given.code)
  if (row && verdict !== 'gone')
    await work.db
      .updateTable('one_time_codes')
      .set(verdict === 'right' ? { used_at: platform.clock.now() } : { attempts: row.attempts + 1 })
      .where('id', '=', row.id)
      .execute()
  return verdict === 'right'
}

async function verdictOn(platform: Platform, row: (CodeRow & { id: string; code_hash: string }) | undefined, code: string) {
  const matches = row !== undefined && row.code_hash === (await hashCode(platform, row.id, code))
  return judge(sentCodeOf(row), platform.clock.now().getTime(), matches)
}

const newestCode = (work: Work, purpose: Purpose, target: string) =>
  work.db
    .selectFrom('one_time_codes')
    .selectAll()
    .where('purpose', '=', purpose)
    .where('target', '=', target)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)

interface CodeRow {
  readonly created_at: string
  readonly expires_at: string
  readonly attempts: number
  readonly used_at: string | null
}

/** A kept code as the rules read it. */
export function sentCodeOf(row: CodeRow | undefined) {
  if (!row) return null
  return {
    createdAt: Date.parse(row.created_at),
    expiresAt: Date.parse(row.expires_at),
    attempts: row.attempts,
    usedAt: row.used_at === null ? null : Date.parse(row.used_at),
  }
}
