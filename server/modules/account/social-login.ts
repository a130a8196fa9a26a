import type { JWTVerifyGetKey } from 'jose'
import type { z } from 'zod'
import type { LoginRecord, socialToken } from '#contract/account/schemas.ts'
import { roleOf, userTypeOf } from '#contract/kernel/roles.ts'
import { defaultLocale, locale as knownLocale, personName } from '#contract/kernel/values.ts'
import { notFound, Refusal } from '#server/kernel/errors.ts'
import type { RequestFacts } from '#server/kernel/module.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { countFailure, refuseWhileWaiting } from './failed-attempts.ts'
import { userByEmail } from './login.ts'
import { beginSession } from './open-session.ts'
import type { Device } from './open-session.ts'
import { refuseUnlessActive, wrongKind } from './refusals.ts'
import { codeCounts } from './sign-in-counts.ts'
import { readSocialToken } from './social-token.ts'
import type { SocialPerson } from './social-token.ts'

const provider = 'firebase'
const socialRefused = () =>
  new Refusal(422, 'social_refused', 'This sign-in could not be verified', {
    errors: [{ field: 'idToken', code: 'social_refused', message: 'This sign-in could not be verified' }],
  })

/**
 * Signs a patient in whom the identity provider vouches for: known by their id there, else by a verified address, else newly made.
 * @throws Refusal 404 where social sign-in is not configured, `social_refused`, `wrong_kind`, `account_suspended`
 */
export async function socialLogin(
  platform: Platform,
  keys: JWTVerifyGetKey,
  { idToken }: z.infer<typeof socialToken>,
  device: Device & Pick<RequestFacts, 'locale'>,
): Promise<LoginRecord> {
  const { firebase } = platform.settings
  if (!firebase) throw notFound('social_not_configured', 'Social sign-in is not configured')
  const counted = await codeCounts(platform, { device })
  await refuseWhileWaiting(platform, counted)
  const person = await readSocialToken(idToken, { projectId: firebase.projectId, keys, clock: platform.clock })
  if (!person) {
    await platform.transact((work) => countFailure(platform, work, counted))
    throw socialRefused()
  }
  return platform.transact(async (work) => {
    const user = (await linked(work, person)) ?? (await linkOrMake(platform, work, person, device.locale))
    refuseUnlessActive(user.status)
    if (user.user_type !== userTypeOf('patient')) throw wrongKind(roleOf(user.user_type)!)
    return beginSession(platform, work, user, device, 'account.signInSocially')
  })
}

function linked(work: Work, { subject }: SocialPerson) {
  return work.db
    .selectFrom('social_identities')
    .innerJoin('users', 'users.id', 'social_identities.user_id')
    .select(['users.id', 'users.user_type', 'users.status'])
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst()
}

async function linkOrMake(platform: Platform, work: Work, { subject, email, name }: SocialPerson, locale: string) {
  if (email === null) throw socialRefused()
  // Every account's address was proven by a mailed code, so the address decides.
  const user =
    (await userByEmail(work.db, email)) ??
    (await makePatient(platform, work, email, personName.safeParse(name).data ?? email.split('@')[0]!, locale))
  if (user.user_type === userTypeOf('patient'))
    await work.db.insertInto('social_identities').values({ provider, subject, user_id: user.id }).execute()
  return user
}

async function makePatient(platform: Platform, work: Work, email: string, name: string, locale: string) {
  const id = platform.ids.next()
  const user = await work.db
    .insertInto('users')
    .values({
      id,
      user_type: userTypeOf('patient'),
      email,
      name,
      locale: knownLocale.safeParse(locale).data ?? defaultLocale,
      created_at: platform.clock.now(),
    })
    .returning(['id', 'user_type', 'status'])
    .executeTakeFirstOrThrow()
  await work.db.insertInto('patients').values({ user_id: id }).execute()
  await work.audit({ action: 'account.register', recordKind: 'user', recordId: id, userId: id })
  return user
}
