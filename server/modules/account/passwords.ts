import type { z } from 'zod'
import type { forgotten, passwordChange, passwordReset } from '#contract/account/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { limitNetwork } from '#server/kernel/rate-limit.ts'
import type { Work } from '#server/kernel/work.ts'
import { codeEnd, codeSentAnswer, isRightCode, makeCode, redeemCode } from './codes.ts'
import { endSessions } from './end-sessions.ts'
import { countFailure, forgetFailures, refuseWhileWaiting } from './failed-attempts.ts'
import { forgetOtherDevices } from './known-device.ts'
import { userByEmail } from './login.ts'
import type { Device } from './open-session.ts'
import { hashPassword, verifyOwnPassword } from './verify-own-password.ts'
import { refuseBadPassword, wrongCode, wrongPassword } from './refusals.ts'
import { codeCounts, passwordCounts } from './sign-in-counts.ts'

/** Mails a code for a new password; where there is no such account nothing is sent and the answer is the same. */
export async function forgotPassword(platform: Platform, { email }: z.infer<typeof forgotten>, device: Device) {
  const target = email.toLowerCase()
  await limitNetwork(platform, 'code.address', device.ip)
  await platform.transact(async (work) => {
    const code = await makeCode(platform, work, { purpose: 'reset_password', target, recipient: target })
    const user = await userByEmail(work.db, target)
    if (!user?.email || user.status === 'suspended') return
    const data = { name: user.name, code }
    await work.mail({
      channel: 'email',
      to: user.email,
      locale: user.locale,
      template: 'mail.resetCode',
      data,
      until: codeEnd(platform),
    })
  })
  return codeSentAnswer
}

/** Sets a new password with the mailed code and ends every session of the account. */
export async function resetPassword(platform: Platform, given: z.infer<typeof passwordReset>, device: Device): Promise<void> {
  refuseBadPassword(given.password, given.email, 'password')
  const target = given.email.toLowerCase()
  const owner = await userByEmail(platform.db, target)
  const counted = await codeCounts(platform, { userId: owner?.id, device })
  await refuseWhileWaiting(platform, counted)
  const sent = { purpose: 'reset_password', target, code: given.code } as const
  // Only who has the code may make the server hash; it is spent, and its tries are counted, below.
  const isRight = await platform.transact((work) => isRightCode(platform, work, sent))
  const hash = isRight ? await hashPassword(platform, given.password) : null
  const done = await platform.transact(async (work) => {
    const isSpent = await redeemCode(platform, work, sent)
    const user = isSpent ? await userByEmail(work.db, target) : undefined
    if (!user || hash === null) {
      await countFailure(platform, work, counted)
      return false
    }
    await forgetFailures(platform, work, await passwordCounts(platform, { account: target, userId: undefined, device }))
    await setPassword(platform, work, user.id, hash, 'account.resetPassword')
    await endSessions(platform, work, { userId: user.id, reason: 'password_reset' })
    await forgetOtherDevices(platform, work, user.id, device)
    return true
  })
  if (!done) throw wrongCode()
}

/** Changes the password of who knows the present one, and signs out every other device. */
export async function changePassword(
  platform: Platform,
  actor: Actor,
  given: z.infer<typeof passwordChange>,
  device: Device,
): Promise<void> {
  const counted = [{ scope: 'guess.self', subject: `change:${actor.userId}` }] as const
  const user = await platform.db
    .selectFrom('users')
    .select(['email', 'password_hash'])
    .where('id', '=', actor.userId)
    .executeTakeFirstOrThrow()
  const proof = { hash: user.password_hash, password: given.currentPassword, counted }
  if (!(await verifyOwnPassword(platform, proof))) throw wrongPassword('currentPassword')
  await platform.transact((work) => forgetFailures(platform, work, counted))
  refuseBadPassword(given.newPassword, user.email, 'newPassword')
  const hash = await hashPassword(platform, given.newPassword)
  await platform.transact(async (work) => {
    await setPassword(platform, work, actor.userId, hash, 'account.changePassword')
    await endSessions(platform, work, { userId: actor.userId, keep: actor.sessionId, reason: 'password_changed' })
    await forgetOtherDevices(platform, work, actor.userId, device)
  })
}

async function setPassword(platform: Platform, work: Work, userId: string, hash: string, action: string): Promise<void> {
  const user = await work.db
    .updateTable('users')
    .set({ password_hash: hash })
    .where('id', '=', userId)
    .returning(['email', 'name', 'locale', 'time_zone'])
    .executeTakeFirstOrThrow()
  await work.audit({ action, recordKind: 'user', recordId: userId, userId })
  if (user.email === null) return
  const data = { name: user.name, at: platform.clock.now().toISOString(), timeZone: user.time_zone }
  await work.mail({ channel: 'email', to: user.email, locale: user.locale, template: 'mail.passwordChanged', data })
}
