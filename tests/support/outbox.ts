import type { TestServer } from './server.ts'

/** What was written to somebody, newest first. */
export function messagesTo(server: TestServer, recipient: string) {
  return server.db
    .selectFrom('outbox_messages')
    .select(['channel', 'template', 'subject', 'text', 'attachments', 'locale'])
    .where('recipient', '=', recipient)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** The six digits of the newest message that carries some; fails the test when there is none. */
export async function codeSentTo(server: TestServer, recipient: string): Promise<string> {
  for (const { text } of await messagesTo(server, recipient)) {
    // The last six digits: names of test accounts may carry some too.
    const code = text.match(/\b\d{6}\b/g)?.at(-1)
    if (code) return code
  }
  throw new Error('No code was sent')
}

/** Six digits that are not these. */
export const otherCode = (code: string) => code.replace(/^./, (digit) => String((Number(digit) + 1) % 10))
