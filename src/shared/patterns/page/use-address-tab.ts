import { usualField } from '#shared/address/fields.ts'
import { useAddress } from '#shared/address/use-address.ts'

/** Which of a screen's tabs an address chooses: the first where it names none. */
export const tabAt = <Key extends string>(address: URLSearchParams, keys: readonly [Key, ...Key[]]): Key =>
  usualField(keys, keys[0]).read(address.get('tab'))

export interface AddressTabOptions {
  /** Names in the address that a choice takes away: filters of the tab before. */
  readonly drop?: readonly string[]
  /** Parts of one thing: choosing adds no step to the way back. Tabs that are lists of their own add one. */
  readonly ofOneThing?: boolean
}

/** The chosen one of a screen's tabs, kept in the address (`tab`); the first is not written. */
export function useAddressTab<Key extends string>(keys: readonly [Key, ...Key[]], options: AddressTabOptions = {}) {
  const { drop, ofOneThing: replace = false } = options
  const { values, change } = useAddress({ tab: usualField(keys, keys[0]) })
  return [values.tab, (tab: Key) => change({ tab }, { replace, drop })] as const
}
