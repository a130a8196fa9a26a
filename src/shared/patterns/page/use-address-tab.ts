import { useSearchParams } from 'react-router-dom'

/** Which of a screen's tabs an address chooses: the first where it names none. */
export function tabAt<Key extends string>(address: URLSearchParams, keys: readonly [Key, ...Key[]]): Key {
  return keys.find((key) => key === address.get('tab')) ?? keys[0]
}

/** The chosen one of a screen's tabs, kept in the address (`tab`); the first is not written. Choosing drops what stood in `drop`. */
export function useAddressTab<Key extends string>(keys: readonly [Key, ...Key[]], drop: readonly string[] = []) {
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
      { preventScrollReset: true },
    )
  return [tab, choose] as const
}
