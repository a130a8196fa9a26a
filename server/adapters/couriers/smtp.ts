import { createTransport } from 'nodemailer'
import type { Courier } from '#server/kernel/ports.ts'

/** Sends mails over SMTP. A repeated delivery carries the same Message-ID, so that mail servers can tell. */
export function createSmtpCourier({ url, from }: { url: string; from: string }): Courier {
  const transport = createTransport({
    url,
    pool: true,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  })
  return {
    name: 'smtp',
    async deliver({ id, to, subject, text }) {
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        subject: subject ?? '',
        text,
        messageId: `<${id}@carenest>`,
      })
    },
  }
}
