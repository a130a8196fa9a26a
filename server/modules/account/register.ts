import { codeDigits } from '#contract/account/kinds.ts'
import { userTypeOf } from '#contract/kernel/roles.ts'
import type { Locale } from '#contract/kernel/values.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { limitNetwork, rateLimit } from '#server/kernel/rate-limit.ts'
import { codeEnd, codeSentAnswer, hashCode } from './codes.ts'
import { userByEmail } from './login.ts'
import type { Device } from './open-session.ts'
import { hashPassword } from './verify-own-password.ts'
import { refuseBadPassword } from './refusals.ts'
import type { RegistrationFacts } from './registration-profile.ts'
import { expiryOf } from './rules/one-time-code.ts'

interface Registrant {
  readonly name: string
  readonly email: string
  readonly password: string
  readonly locale: Locale
  readonly timeZone: string
}

/**
 * Begins a registration: everything is kept aside and a code mailed. Where the address has an account already, its owner is told by
 * mail instead and the answer is the same. The mail to an address that nobody has proven holds nothing that was typed.
 */
export async function register(platform: Platform, given: Registrant, facts: RegistrationFacts, device: Device) {
  refuseBadPassword(given.password, given.email, 'password')
  const { name, locale, timeZone } = given
  const email = given.email.toLowerCase()
  // Before the costly hash is made.
  await limitNetwork(platform, 'code.address', device.ip)
  await platform.transact((work) => rateLimit(platform, work, 'code.target', `register:${email}`))
  const passwordHash = await hashPassword(platform, given.password)
  const registrationId = platform.ids.next()
  await platform.transact(async (work) => {
    const known = await userByEmail(work.db, email)
    const code = platform.secrets.code(codeDigits)
    const now = platform.clock.now()
    await work.db
      .insertInto('registrations')
      .values({
        id: registrationId,
        user_type: userTypeOf(facts.kind),
        email: given.email,
        profile: known ? null : JSON.stringify({ name, passwordHash, locale, timeZone, facts }),
        code_hash: await hashCode(platform, registrationId, code),
        created_at: now,
        expires_at: new Date(expiryOf(now.getTime())),
      })
      .execute()
    if (known?.email)
      await work.mail({
        channel: 'email',
        to: known.email,
        locale: known.locale,
        template: 'mail.registrationKnown',
        data: { name: known.name },
      })
    else {
      const message = { channel: 'email', to: given.email, locale, template: 'mail.registrationCode' } as const
      await work.mail({ ...message, data: { code }, until: codeEnd(platform) })
    }
  })
  return { ...codeSentAnswer, registrationId }
}
