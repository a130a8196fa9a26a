import { messagesTo } from '../../../../tests/support/outbox.ts'
import type { TestServer } from '../../../../tests/support/server.ts'

/** The secret in the link of the newest invitation sent to the address; fails the test when there is none. */
export async function openLink(server: TestServer, email: string): Promise<string> {
  const [newest] = await messagesTo(server, email)
  const token = newest?.text.match(/staff-invitation#(\S+)/)?.[1]
  if (!token) throw new Error('No link was sent')
  return token
}
