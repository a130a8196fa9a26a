import { createServer, type AddressInfo, type Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterEach, expect, test } from 'vitest'
import type { OutgoingMessage } from '#server/kernel/ports.ts'
import { createSmtpCourier } from './smtp.ts'

interface Received {
  readonly from: string
  readonly to: readonly string[]
  readonly text: string
}

const servers: SMTPServer[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await new Promise<void>((resolve) => server.close(resolve))
})

/** A mail server on this machine that wants a name and a password, and refuses letters to those it does not know. */
async function mailServer() {
  const received: Received[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    // Connections are kept for the next mail; nobody waits for their end.
    closeTimeout: 1,
    onAuth: ({ username, password }, _session, done) =>
      username === 'carenest' && password === 'a secret' ? done(null, { user: username }) : done(new Error('Who are you?')),
    onRcptTo: ({ address }, _session, done) =>
      address.startsWith('nobody@') ? done(Object.assign(new Error('No such mailbox'), { responseCode: 550 })) : done(),
    onData(stream, { envelope }, done) {
      let text = ''
      stream.setEncoding('utf8').on('data', (part: string) => (text += part))
      stream.on('end', () => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address
        received.push({ from, to: envelope.rcptTo.map(({ address }) => address), text })
        done()
      })
    },
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return { received, url: (secret = 'a%20secret') => `smtp://carenest:${secret}@127.0.0.1:${port}` }
}

const from = 'Carenest <no-reply@carenest.test>'
const message: OutgoingMessage = {
  id: '01900000-0000-7000-8000-000000000001',
  channel: 'email',
  to: 'ann@example.test',
  subject: 'आपकी मुलाक़ात पक्की है',
  text: 'مرحبًا Ann,\n\nYour visit is confirmed.\n.\nCarenest',
  attachments: [],
}

test('a mail arrives as it was written, in any script, under a name that a second delivery repeats', async () => {
  const { received, url } = await mailServer()
  const courier = createSmtpCourier({ url: url(), from })
  await courier.deliver(message)
  await courier.deliver(message)
  expect(received).toHaveLength(2)
  for (const { from: sender, to, text } of received) {
    expect([sender, to]).toEqual(['no-reply@carenest.test', ['ann@example.test']])
    expect(text).toContain(`Message-ID: <${message.id}@carenest>`)
    const end = text.indexOf('\r\n\r\n')
    const head = text.slice(0, end)
    expect(decodedSubject(head)).toBe(message.subject)
    expect(decodedBody(head, text.slice(end + 4))).toBe(message.text)
  }
})

test('a file comes along as it was written, under its name and type', async () => {
  const { received, url } = await mailServer()
  const file = 'BEGIN:VCALENDAR\r\nSUMMARY:Visite à domicile\r\nEND:VCALENDAR\r\n'
  const attachments = [{ name: 'visit-V-1.ics', type: 'text/calendar; charset=utf-8; method=PUBLISH', text: file }]
  await createSmtpCourier({ url: url(), from }).deliver({ ...message, attachments })
  const { text } = received[0]!
  expect(text).toMatch(/^Content-Type: multipart\/mixed/m)
  const part = text.slice(text.indexOf('Content-Type: text/calendar'))
  expect(part).toMatch(/^Content-Type: text\/calendar; charset=utf-8; method=PUBLISH;\s+name=visit-V-1\.ics/)
  expect(part).toMatch(/^Content-Disposition: attachment; filename=visit-V-1\.ics/m)
  const [, encoded = ''] = /\r\n\r\n([\s\S]*?)\r\n--/.exec(part) ?? []
  const body = /base64/.test(part) ? Buffer.from(encoded, 'base64').toString() : quoted(encoded.replaceAll('=\r\n', ''))
  expect(body.replaceAll('\r\n', '\n').trim()).toBe(file.replaceAll('\r\n', '\n').trim())
})

test('an address cannot bring further addresses or headers with it', async () => {
  const { received, url } = await mailServer()
  const courier = createSmtpCourier({ url: url(), from })
  await courier.deliver({ ...message, to: 'ann@example.test, eve@example.test\r\nBcc: eve@example.test' }).catch(() => {})
  await courier.deliver({ ...message, subject: 'Hello\r\nBcc: eve@example.test' })
  expect(received.flatMap(({ to }) => to)).not.toContain('eve@example.test')
  expect(received.at(-1)!.text).not.toMatch(/^Bcc:/m)
})

test.each([
  ['the mailbox does not exist', { to: 'nobody@example.test' }, undefined, 'No such mailbox'],
  ['the password is wrong', {}, 'wrong', 'Who are you?'],
])('a delivery fails when %s, so that the outbox tries again', async (_why, more, secret, said) => {
  const { received, url } = await mailServer()
  await expect(createSmtpCourier({ url: url(secret), from }).deliver({ ...message, ...more })).rejects.toThrow(said)
  expect(received).toEqual([])
})

test('a mail server that is silent, from the beginning or in the middle, is given up', async () => {
  const sockets = new Set<Socket>()
  let greeting = ''
  const silent = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {}).resume()
    if (greeting) socket.write(greeting)
  })
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  const { port } = silent.address() as AddressInfo
  const courier = createSmtpCourier({ url: `smtp://127.0.0.1:${port}`, from, patience: 100 })
  for (greeting of ['', '220 mail.test\r\n']) await expect(courier.deliver(message)).rejects.toThrow(/timeout|never received/i)
  for (const socket of sockets) socket.destroy()
  await new Promise((resolve) => silent.close(resolve))
})

/** RFC 2047, folded lines put together. */
function decodedSubject(head: string): string {
  const [, folded = ''] = /^Subject: (.*(?:\r\n[ \t].*)*)/m.exec(head) ?? []
  const words = [...folded.matchAll(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi)]
  return words
    .map(([, kind = '', text = '']) =>
      kind.toUpperCase() === 'B' ? Buffer.from(text, 'base64').toString() : quoted(text.replaceAll('_', ' ')),
    )
    .join('')
}

function decodedBody(head: string, body: string): string {
  const [, encoding = ''] = /^Content-Transfer-Encoding: (.*)$/im.exec(head) ?? []
  const text = /base64/i.test(encoding) ? Buffer.from(body, 'base64').toString() : quoted(body.replaceAll('=\r\n', ''))
  return text.replaceAll('\r\n', '\n').trimEnd()
}

const quoted = (text: string) => decodeURIComponent(text.replaceAll('%', '%25').replaceAll(/=([0-9A-F]{2})/gi, '%$1'))
