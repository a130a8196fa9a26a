import type { OperationVerb } from '#contract/admin/account-values.ts'
import { paths } from '#contract/paths.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'

/** Tells people that their account was suspended or restored, in their language. Who is kept out reads the mail alone. */
export async function tellDecision(
  { settings }: Platform,
  work: Work,
  ids: readonly string[],
  { verb, reason }: { verb: OperationVerb; reason: string },
): Promise<void> {
  const address = settings.publicUrl + paths.contactUs.link()
  if (verb === 'suspend')
    return work.inform(ids, { kind: 'accountSuspended', data: { reason }, mailData: { address }, link: null, only: 'mail' })
  await work.inform(ids, { kind: 'accountRestored', data: {}, mailData: { address: settings.publicUrl }, link: null })
}
