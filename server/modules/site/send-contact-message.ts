import type { z } from 'zod'
import type { contactMessage } from '#contract/site/schemas.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { networkOf } from '#server/kernel/network.ts'
import { rateLimit } from '#server/kernel/rate-limit.ts'
import { administrators } from '#server/modules/account/index.ts'

/** Puts a message into the support inbox. @throws Refusal 429 after five in an hour from one network address. */
export function sendContactMessage(
  platform: Platform,
  ip: string,
  input: z.output<typeof contactMessage>,
): Promise<{ id: string }> {
  return platform.transact(async (work) => {
    await rateLimit(platform, work, 'contact.address', networkOf(ip))
    return addContactMessage(platform, work, input)
  })
}

/** The same for other capabilities, which count and limit by themselves. */
export async function addContactMessage(
  { ids, clock }: Platform,
  work: Work,
  { name, email, subject, message }: z.output<typeof contactMessage>,
  userId: string | null = null,
): Promise<{ id: string }> {
  const id = ids.next()
  await work.db
    .insertInto('contact_messages')
    .values({ id, name, email, subject, message, created_at: clock.now().toISOString(), handled_by: null })
    .execute()
  await work.audit({ action: 'contactMessage.send', recordKind: 'contactMessage', recordId: id, userId })
  await work.tell(await administrators(work.db), { kind: 'dashboard.changed', payload: {} })
  return { id }
}
