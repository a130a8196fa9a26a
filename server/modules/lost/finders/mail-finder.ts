import { paths } from '#contract/paths.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import '../tables.ts'

export interface MailedFinder {
  /** Of the sighting. */
  readonly id: string
  readonly code: string
  /** Of the animal. */
  readonly name: string
  readonly finder_email: string | null
  readonly finder_locale: string | null
}

/**
 * Writes to a finder that wants mails, with a link by which they go on without an account. Nothing that the owner wrote stands in it, and no
 * address. Each mail has a link of its own, for of what was told once the hash alone is kept; it lies behind `#`, where no server sees it.
 */
export async function mailFinder(
  platform: Platform,
  work: Work,
  template: 'sightingTaken' | 'ownerAnswered',
  { id, code, name, finder_email: to, finder_locale: locale }: MailedFinder,
): Promise<void> {
  if (to === null) return
  const token = platform.secrets.token(18)
  const token_hash = await platform.secrets.hash(token)
  await work.db.insertInto('lost_finder_links').values({ token_hash, sighting_id: id }).execute()
  const link = `${platform.settings.publicUrl}${paths.lostAnimal.link({ code })}#${token}`
  await work.mail({ channel: 'email', to, locale: locale ?? 'en-US', template: `mail.${template}`, data: { name, link } })
}

/** The animal is at home: who told of it is thanked once, and what is known of them is forgotten. */
export async function thankFinders(work: Work, caseId: string, name: string): Promise<void> {
  const finders = await work.db
    .selectFrom('lost_sightings')
    .select(['finder_email', 'finder_locale'])
    .where('case_id', '=', caseId)
    .where('state', '<>', 'dismissed')
    .where('finder_email', 'is not', null)
    .distinctOn('finder_email')
    .orderBy('finder_email')
    .orderBy('created_at', 'desc')
    .execute()
  for (const { finder_email: to, finder_locale: locale } of finders)
    await work.mail({ channel: 'email', to: to!, locale: locale ?? 'en-US', template: 'mail.animalIsHome', data: { name } })
}
