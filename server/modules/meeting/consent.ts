import type { ConsentText } from '#contract/meeting/schemas.ts'
import { consentVersion } from '#contract/meeting/values.ts'
import type { Locale } from '#contract/kernel/values.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { conflict, notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { lockForParty, mayForVisit } from '#server/modules/booking/index.ts'
import { consentOf } from './consent-of.ts'
import { consentTexts } from './consent-texts.ts'
import { announceMeeting } from './meeting-topic.ts'

/** What a text is known by: SHA-256 of its paragraphs with an empty line between them, base64url. */
const hashOf = ({ secrets }: Pick<Platform, 'secrets'>, locale: Locale) => secrets.hash(consentTexts[locale].join('\n\n'))

/** The present text in the language of the caller, and when it was agreed to. @throws Refusal 404 for others */
export async function readConsent(platform: Platform, actor: Actor, id: string, locale: Locale): Promise<ConsentText> {
  const { db } = platform
  const visit = await db
    .selectFrom('appointments')
    .select(['patient_id', 'doctor_id', 'pet_id'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!visit || !(await mayForVisit(db, actor, visit, 'decide'))) throw notFound()
  return {
    version: consentVersion,
    locale,
    text: [...consentTexts[locale]],
    hash: await hashOf(platform, locale),
    agreedAt: await consentOf(db, actor, id),
  }
}

/** The patient, or a carer who decides, agrees to what was read. @throws Refusal 404 for others, 409 `consent_changed` where the text is another by now. */
export async function giveConsent(
  platform: Platform,
  actor: Actor,
  input: { readonly id: string; readonly version: number; readonly locale: Locale; readonly hash: string },
): Promise<void> {
  const { id, version, locale, hash } = input
  const isPresent = version === consentVersion && hash === (await hashOf(platform, locale))
  await platform.transact(async (work) => {
    await lockForParty(work, actor, id, 'decide')
    if (!isPresent) throw conflict('consent_changed', 'The text has changed; please read it again')
    await work.db
      .insertInto('meeting_consents')
      .values({ appointment_id: id, user_id: actor.userId, version, locale, hash, agreed_at: platform.clock.now() })
      .onConflict((again) => again.doNothing())
      .execute()
    await work.audit({ action: 'meeting.consent', recordKind: 'appointment', recordId: id, userId: actor.userId })
    announceMeeting(platform, work, id, 'meeting.changed')
  })
}
