import { useSearchParams } from 'react-router-dom'

/** Which of a screen's tabs an address chooses: the first where it names none. */
export function tabAt<Key extends string>(address: URLSearchParams, keys: readonly [Key, ...Key[]]): Key {
  return keys.find((key) => key === address.get('tab')) ?? keys[0]
}

export interface AddressTabOptions {
  /** Names in the address that a choice takes away: filters of the tab before. */
  readonly drop?: readonly string[]
  /** Parts of one thing: choosing adds no step to the way back. Tabs that are lists of their own add one. */
  readonly ofOneThing?: boolean
}

/** The chosen one of a screen's tabs, kept in the address (`tab`); the first is not written. */
export function useAddressTab<Key extends string>(keys: readonly [Key, ...Key[]], options: AddressTabOptions = {}) {
  const { drop = [], ofOneThing = false } = options
  const [address, setAddress] = useSearchParams()
  const tab = tabAt(address, keys)
  const choose = (key: Key) =>
    setAddress(
      (before) => {
        const after = new URLSearchParams(before)
        for (const name of drop) after.delete(name)
        if (key === keys[0]) after.delete('tab')
        else after.set('tab', key)
        return after
      },
      { replace: ofOneThing, preventScrollReset: true },
    )
  return [tab, choose] as const
}
