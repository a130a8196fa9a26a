import type { Courier } from '#server/kernel/ports.ts'

/** Prints the message; it stays readable in the administrator's outbox. For those who try the platform without a mail server. */
export function createConsoleCourier(write: (text: string) => void = (text) => void process.stdout.write(text)): Courier {
  return {
    name: 'console',
    async deliver({ channel, to, subject, text, attachments }) {
      const lines = [
        `── ${channel} to ${to}`,
        ...(subject === null ? [] : [subject]),
        '',
        ...text.split('\n'),
        ...attachments.map(({ name }) => `[${name}]`),
      ]
      write(`\n${lines.map((line) => `  ${line}`.trimEnd()).join('\n')}\n\n`)
    },
  }
}
