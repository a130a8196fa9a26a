import { siteContract } from '#contract/site/contract.ts'
import { callsOver } from '../../tests/support/call.ts'
import type { Stage } from './scenarios.ts'

const messages = [
  {
    name: 'Jonas Weber',
    subject: 'Moving my appointment',
    message: 'Can I move a visit on the same day, and would it cost me anything?',
  },
  {
    name: 'Lucía Romero',
    subject: 'Invoice for my employer',
    message: 'My employer needs my tax number on the invoice. Where do I add it?',
  },
]

/** Two people have written to the support inbox. */
export async function supportInbox({ fetch }: Stage): Promise<void> {
  const { call } = callsOver(fetch)
  for (const [index, message] of messages.entries())
    await call(siteContract.sendContactMessage, { body: { ...message, email: `visitor.${index}@example.test` } })
}
