import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'

/** Where `playwright.config.ts` lets the platform send pushes to. */
const port = Number(process.env['E2E_PORT'] ?? 4390) + 1000

export interface Push {
  readonly body: string
  readonly link: string | null
  readonly tag: string
}

/** What the device knows that a browser would have subscribed: its address, and keys that it reads messages with (RFC 8291). */
function newDevice() {
  const keys = createECDH('prime256v1')
  keys.generateKeys()
  const auth = randomBytes(16)
  const read = (message: Buffer): Push => {
    const [salt, sender, sealed] = [message.subarray(0, 16), message.subarray(21, 86), message.subarray(86)]
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender])
    const secret = Buffer.from(hkdfSync('sha256', keys.computeSecret(sender), auth, info, 32))
    const derived = (name: string, length: number) =>
      Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${name}\0`), length))
    const cipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12))
    cipher.setAuthTag(sealed.subarray(-16))
    const record = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()])
    return JSON.parse(record.subarray(0, record.lastIndexOf(2)).toString()) as Push
  }
  return { p256dh: keys.getPublicKey().toString('base64url'), auth: auth.toString('base64url'), read }
}

/** A push service of the journeys, in place of the browsers' makers' which no test reaches, and a device that it serves. */
export async function startPushService() {
  const device = newDevice()
  const received: Push[] = []
  let status = 201
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      if (status === 201) received.push(device.read(Buffer.concat(parts)))
      response.writeHead(status).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    received,
    subscription: {
      endpoint: `http://127.0.0.1:${port}/device`,
      keys: { p256dh: device.p256dh, auth: device.auth },
    },
    /** From now on the device is gone. */
    forgetDevice: () => void (status = 410),
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}
