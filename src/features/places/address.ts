import type { PostalAddress } from '#contract/kernel/postal-address.ts'
import type { AddressDraft } from '#shared/ui/address/address-draft.ts'

export function draftOfAddress(address: PostalAddress): AddressDraft {
  const { city, region, postalCode, country } = address
  const [first = '', ...others] = address.lines
  return { lines: [first, others.join(', ')], city, region, postalCode, country }
}

/** What the contract's schema checks. The first line stays even when empty, so that its fault stands at its field. */
export function addressOf({ lines: [first, second], ...rest }: AddressDraft): PostalAddress {
  return { ...rest, lines: second.trim() === '' ? [first] : [first, second] }
}
