import type { Mailbox } from '#server/kernel/settings.ts'

/** `Carenest <no-reply@carenest.test>`, or an address alone, whose name is the platform's. */
export function mailboxOf(text: string): Mailbox {
  const [, name = '', address = text] = /^\s*"?(.*?)"?\s*<([^<>]+)>\s*$/.exec(text) ?? []
  return { name: name || 'Carenest', address: address.trim() }
}
