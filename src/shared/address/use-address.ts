import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type AddressFields, changedAddress, type ChangesOf, readAddress } from './address.ts'

export interface AddressChange {
  /** In place of this step of the history: for what is narrowed down or looked at otherwise. Without it, Back leads to what was before. */
  readonly replace?: boolean
  /** Names of others that go with the change: filters of the tab before. */
  readonly drop?: readonly string[]
}

/**
 * State in the address bar: Back, reload and links bring it again. `fields` is a constant of the module. Changes are made to the address as it
 * is by then, so that two at once both count.
 */
export function useAddress<Fields extends AddressFields>(fields: Fields) {
  const [address, setAddress] = useSearchParams()
  const change = useCallback(
    (changes: ChangesOf<Fields>, { replace = false, drop }: AddressChange = {}) =>
      setAddress((before) => changedAddress(fields, before, changes, drop), { replace }),
    [fields, setAddress],
  )
  return {
    values: readAddress(fields, address),
    change,
    /** The same screen with other values, for a link. */
    linkTo: (changes: ChangesOf<Fields>) => `?${changedAddress(fields, address, changes)}`,
  }
}
