import { createTransport } from 'nodemailer'
import type { Courier } from '#server/kernel/ports.ts'

/** Milliseconds that a mail server may be silent; below what the outbox gives one message, so that its connection is given up first. */
const usualPatience = 10_000

export interface SmtpOptions {
  /** `smtp://user:password@host:587` */
  readonly url: string
  readonly from: string
  /** Another than the usual one; for tests. */
  readonly patience?: number
}

/** Sends mails over SMTP. A repeated delivery carries the same Message-ID, so that mail servers can tell. */
export function createSmtpCourier({ url, from, patience = usualPatience }: SmtpOptions): Courier {
  const transport = createTransport({
    url,
    pool: true,
    dnsTimeout: patience,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
  })
  return {
    name: 'smtp',
    async deliver({ id, to, subject, text, attachments }) {
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        subject: subject ?? '',
        text,
        attachments: attachments.map(({ name, type, text: content }) => ({ filename: name, contentType: type, content })),
        messageId: `<${id}@carenest>`,
      })
    },
  }
}
