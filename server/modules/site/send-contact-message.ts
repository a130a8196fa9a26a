import type { z } from 'zod'
import type { contactMessage } from '#contract/site/schemas.ts'
import type { Platform } from '#server/kernel/platform.ts'
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
    const id = platform.ids.next()
    const { name, email, subject, message } = input
    await work.db
      .insertInto('contact_messages')
      .values({ id, name, email, subject, message, created_at: platform.clock.now().toISOString(), handled_by: null })
      .execute()
    await work.audit({ action: 'contactMessage.send', recordKind: 'contactMessage', recordId: id, userId: null })
    await work.tell(await administrators(work.db), { kind: 'dashboard.changed', payload: {} })
    return { id }
  })
}
