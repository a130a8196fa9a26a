import { expect, it } from 'vitest'
import { mailboxOf } from './mailbox.ts'

it.each([
  ['Carenest <no-reply@carenest.test>', { name: 'Carenest', address: 'no-reply@carenest.test' }],
  ['"Green House, Ltd." <visits@green.test>', { name: 'Green House, Ltd.', address: 'visits@green.test' }],
  ['visits@green.test', { name: 'Carenest', address: 'visits@green.test' }],
  ['<visits@green.test>', { name: 'Carenest', address: 'visits@green.test' }],
])('%s', (text, mailbox) => {
  expect(mailboxOf(text)).toEqual(mailbox)
})
