import type { z } from 'zod'
import type { LoginRecord, mobile, mobileCode } from '#contract/account/schemas.ts'
import { userTypeOf } from '#contract/kernel/roles.ts'
import type { Reader } from '#server/kernel/db.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { limitNetwork } from '#server/kernel/rate-limit.ts'
import { codeEnd, codeSentAnswer, makeCode, redeemCode } from './codes.ts'
import { countFailure, refuseWhileWaiting } from './failed-attempts.ts'
import { beginSession } from './open-session.ts'
import type { Device } from './open-session.ts'
import { refuseUnlessActive, wrongCode } from './refusals.ts'
import { codeCounts } from './sign-in-counts.ts'

/** Sends a sign-in code to a patient's phone; for a number that no active patient has, nothing is sent and the answer is the same. */
export async function sendMobileCode(platform: Platform, { phone }: z.infer<typeof mobile>, device: Device) {
  await limitNetwork(platform, 'code.address', device.ip)
  await platform.transact(async (work) => {
    const code = await makeCode(platform, work, { purpose: 'mobile_login', target: phone, recipient: phone })
    const patient = await patientByPhone(work.db, phone)
    if (patient?.status !== 'active') return
    const until = codeEnd(platform)
    await work.mail({ channel: 'sms', to: phone, locale: patient.locale, template: 'mail.mobileCode', data: { code }, until })
  })
  return codeSentAnswer
}

/**
 * Signs a patient in by phone and code.
 * @throws Refusal `wrong_code`, `account_suspended`, `too_many_requests`.
 */
export async function mobileLogin(
  platform: Platform,
  { phone, code }: z.infer<typeof mobileCode>,
  device: Device,
): Promise<LoginRecord> {
  const counted = await codeCounts(platform, { userId: (await patientByPhone(platform.db, phone))?.id, device })
  await refuseWhileWaiting(platform, counted)
  // Decided inside and thrown outside: a wrong try must be counted.
  const outcome = await platform.transact(async (work) => {
    const isRight = await redeemCode(platform, work, { purpose: 'mobile_login', target: phone, code })
    const patient = isRight ? await patientByPhone(work.db, phone) : undefined
    if (!patient) {
      await countFailure(platform, work, counted)
      return null
    }
    return patient.status === 'active' ? beginSession(platform, work, patient, device, 'account.signInByPhone') : patient.status
  })
  if (outcome === null) throw wrongCode()
  if (typeof outcome !== 'string') return outcome
  refuseUnlessActive(outcome)
  throw wrongCode()
}

function patientByPhone(db: Reader, phone: string) {
  return db
    .selectFrom('users')
    .select(['id', 'user_type', 'status', 'locale'])
    .where('phone', '=', phone)
    .where('user_type', '=', userTypeOf('patient'))
    .executeTakeFirst()
}
