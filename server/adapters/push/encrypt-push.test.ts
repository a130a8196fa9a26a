import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bytesOf } from './bytes.ts'
import { encryptPush, type MessageChance } from './encrypt-push.ts'

/** RFC 8291, appendix A. */
const vector = {
  plaintext: 'When I grow up, I want to be a watermelon',
  ownPrivate: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  ownPublic: 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
  devicePrivate: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
  devicePublic: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  message:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
} as const

const bytes = (text: string) => bytesOf(text)!

interface Device {
  readonly privateKey: Uint8Array
  readonly publicKey: Uint8Array
  readonly auth: Uint8Array
}

/** What a browser does with a message: RFC 8188 and 8291 over node's own crypto, which the platform's side does not use. */
function received(message: Uint8Array, { privateKey, publicKey, auth }: Device): string {
  const view = Buffer.from(message)
  const salt = view.subarray(0, 16)
  expect(view.readUInt32BE(16)).toBeGreaterThanOrEqual(view.length - 21 - 65)
  const keyLength = view.readUInt8(20)
  const sender = view.subarray(21, 21 + keyLength)
  const sealed = view.subarray(21 + keyLength)
  const device = createECDH('prime256v1')
  device.setPrivateKey(privateKey)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender])
  const secret = Buffer.from(hkdfSync('sha256', device.computeSecret(sender), auth, info, 32))
  const derived = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${name}\0`), length))
  const cipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12))
  cipher.setAuthTag(sealed.subarray(-16))
  const record = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()])
  const end = record.findLastIndex((byte) => byte !== 0)
  expect(record[end]).toBe(2)
  return record.subarray(0, end).toString('utf8')
}

const ofVector: Device = {
  privateKey: bytes(vector.devicePrivate),
  publicKey: bytes(vector.devicePublic),
  auth: bytes(vector.auth),
}

async function chanceOfVector(): Promise<MessageChance> {
  const point = Buffer.from(bytes(vector.ownPublic))
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')]
  const curve = { name: 'ECDH', namedCurve: 'P-256' } as const
  const jwk = { kty: 'EC', crv: 'P-256', x, y }
  const privateKey = await crypto.subtle.importKey('jwk', { ...jwk, d: vector.ownPrivate }, curve, true, ['deriveBits'])
  return { salt: bytes(vector.salt), keys: { privateKey, publicKey: await crypto.subtle.importKey('jwk', jwk, curve, true, []) } }
}

test('the message of the standard is made byte for byte, and read by a receiver of its own', async () => {
  const receiver = { p256dh: bytes(vector.devicePublic), auth: bytes(vector.auth) }
  const message = await encryptPush(new TextEncoder().encode(vector.plaintext), receiver, 0, await chanceOfVector())
  expect(Buffer.from(message).toString('base64url')).toBe(vector.message)
  expect(received(bytes(vector.message), ofVector)).toBe(vector.plaintext)
})

function newDevice(): Device {
  const keys = createECDH('prime256v1')
  keys.generateKeys()
  return { privateKey: keys.getPrivateKey(), publicKey: keys.getPublicKey(), auth: randomBytes(16) }
}

test('whatever is sent arrives, is as long as all others, and is never twice the same', async () => {
  const device = newDevice()
  const receiver = { p256dh: Uint8Array.from(device.publicKey), auth: Uint8Array.from(device.auth) }
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 100 }), async (text) => {
      const plain = new TextEncoder().encode(text)
      const [one, two] = [await encryptPush(plain, receiver, 1024), await encryptPush(plain, receiver, 1024)]
      expect(received(one, device)).toBe(text)
      expect([one.length, two.length]).toEqual([1024 + 1 + 16 + 86, one.length])
      expect(Buffer.from(one).equals(two)).toBe(false)
    }),
    { seed: 8291, numRuns: 40 },
  )
})

test('nobody else reads it', async () => {
  const [device, other] = [newDevice(), newDevice()]
  const receiver = { p256dh: Uint8Array.from(device.publicKey), auth: Uint8Array.from(device.auth) }
  const message = await encryptPush(new TextEncoder().encode('hello'), receiver, 64)
  expect(() => received(message, { ...other, publicKey: device.publicKey })).toThrow('authenticate')
  expect(() => received(message, { ...device, auth: other.auth })).toThrow('authenticate')
})

test('a key that is no point of the curve is refused', async () => {
  const receiver = { p256dh: Uint8Array.from({ length: 65 }, (_, index) => (index === 0 ? 4 : 7)), auth: new Uint8Array(16) }
  await expect(encryptPush(new Uint8Array(1), receiver, 0)).rejects.toMatchObject({ name: 'DataError' })
})
