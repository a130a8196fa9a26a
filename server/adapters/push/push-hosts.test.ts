import { expect, test } from 'vitest'
import { pushAddressOf } from './push-hosts.ts'

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAA',
  'https://web.push.apple.com/QGo',
  'https://api.push.apple.com/3/device/x',
  'https://wns2-par02p.notify.windows.com/w/?token=BQY%3d',
])('%s is a push service’s', (endpoint) => expect(pushAddressOf(endpoint, [])?.href).toBe(endpoint))

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/fcm/send/abc',
  'https://fcm.googleapis.com.evil.test/x',
  'https://evilnotify.windows.com/x',
  'https://notify.windows.com.evil.test/x',
  'https://user@fcm.googleapis.com/x',
  'https://fcm.googleapis.com@169.254.169.254/x',
  'https://127.0.0.1/x',
  'https://[::1]/x',
  'https://localhost/x',
  'https://169.254.169.254/latest/meta-data',
  'https://googleapis.com/x',
  'https://fcm.googleapis.com/x#y',
  'file:///etc/passwd',
  'fcm.googleapis.com/x',
  '',
])('%s is not', (endpoint) => expect(pushAddressOf(endpoint, [])).toBeNull())

test('an origin of the settings is one too, and it alone', () => {
  const origins = ['http://127.0.0.1:4999']
  expect(pushAddressOf('http://127.0.0.1:4999/device/1', origins)).not.toBeNull()
  expect(pushAddressOf('http://127.0.0.1:5000/device/1', origins)).toBeNull()
  expect(pushAddressOf('http://x@127.0.0.1:4999/device/1', origins)).toBeNull()
})
