import type { z } from 'zod'
import type { mobile, mobileCode } from '#contract/account/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { conflict } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { limitNetwork } from '#server/kernel/rate-limit.ts'
import type { Work } from '#server/kernel/work.ts'
import { codeEnd, codeSentAnswer, makeCode, redeemCode } from './codes.ts'
import { countFailure, forgetFailures, refuseWhileWaiting } from './failed-attempts.ts'
import type { Device } from './open-session.ts'
import { wrongCode } from './refusals.ts'

/** One person's codes are no other's, even for the same number. */
const targetOf = (actor: Actor, phone: string) => `${actor.userId}:${phone}`

export async function sendMobileConfirmation(
  platform: Platform,
  actor: Actor,
  { phone }: z.infer<typeof mobile>,
  device: Device,
) {
  await limitNetwork(platform, 'code.address', device.ip)
  await platform.transact(async (work) => {
    const wanted = { purpose: 'confirm_mobile', target: targetOf(actor, phone), recipient: phone } as const
    const code = await makeCode(platform, work, wanted)
    const until = codeEnd(platform)
    const message = { channel: 'sms', to: phone, locale: actor.locale, template: 'mail.mobileConfirmation' } as const
    await work.mail({ ...message, data: { code }, until })
  })
  return codeSentAnswer
}

/**
 * Takes a number whose owner sent back the code. An account that had it before loses it and is told, for numbers are given
 * to new people; so no answer ever says that a number is taken.
 */
export async function confirmMobile(
  platform: Platform,
  actor: Actor,
  { phone, code }: z.infer<typeof mobileCode>,
): Promise<void> {
  const counted = [{ scope: 'guess.self', subject: `mobile:${actor.userId}` }] as const
  await refuseWhileWaiting(platform, counted)
  const confirmed = await platform.transact(async (work) => {
    if (!(await redeemCode(platform, work, { purpose: 'confirm_mobile', target: targetOf(actor, phone), code }))) {
      await countFailure(platform, work, counted)
      return false
    }
    await forgetFailures(platform, work, counted)
    await takeFromOthers(work, actor, phone)
    await work.db.updateTable('users').set({ phone }).where('id', '=', actor.userId).execute()
    await work.audit({ action: 'account.confirmMobile', recordKind: 'user', recordId: actor.userId, userId: actor.userId })
    return true
  })
  if (!confirmed) throw wrongCode()
}

async function takeFromOthers(work: Work, actor: Actor, phone: string): Promise<void> {
  const former = await work.db
    .selectFrom('users')
    .select(['id', 'email', 'name', 'locale'])
    .where('phone', '=', phone)
    .where('id', '<>', actor.userId)
    .forUpdate()
    .executeTakeFirst()
  if (!former) return
  // Without a mailbox the number is all that opens that account.
  if (former.email === null) throw conflict('number_is_only_sign_in', 'This number cannot be moved to another account')
  await work.db.updateTable('users').set({ phone: null }).where('id', '=', former.id).execute()
  await work.audit({ action: 'account.loseMobile', recordKind: 'user', recordId: former.id, userId: actor.userId })
  const { email: to, locale, name } = former
  await work.mail({ channel: 'email', to, locale, template: 'mail.mobileMoved', data: { name } })
}

export async function removeMobile(platform: Platform, actor: Actor): Promise<void> {
  await platform.transact(async (work) => {
    const user = await work.db
      .selectFrom('users')
      .select('email')
      .where('id', '=', actor.userId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (user.email === null) throw conflict('number_is_only_sign_in', 'This number is the only way into the account')
    await work.db.updateTable('users').set({ phone: null }).where('id', '=', actor.userId).execute()
    await work.audit({ action: 'account.removeMobile', recordKind: 'user', recordId: actor.userId, userId: actor.userId })
  })
}
