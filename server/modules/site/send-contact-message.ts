import type { z } from 'zod'
import type { contactMessage } from '#contract/site/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { limitNetwork } from '#server/kernel/rate-limit.ts'
import { addRequest } from '#server/modules/support/index.ts'

interface Sender {
  readonly ip: string
  /** Of the browser: a visitor is answered in it. */
  readonly locale: string
  /** Whoever is signed in follows the answer in their account. */
  readonly actor: Actor | null
}

/** Puts a question before the office. @throws Refusal 429 after five in an hour from one network address. */
export async function sendContactMessage(
  platform: Platform,
  { ip, locale, actor }: Sender,
  { name, email, subject, message }: z.output<typeof contactMessage>,
): Promise<{ id: string }> {
  await limitNetwork(platform, 'contact.address', ip)
  return platform.transact(async (work) => {
    const personId = actor && actor.role !== 'admin' ? actor.userId : null
    return addRequest(platform, work, {
      personId,
      name,
      email,
      locale: actor?.locale ?? locale,
      topic: 'other',
      source: 'contact',
      subject,
      text: message,
    })
  })
}
