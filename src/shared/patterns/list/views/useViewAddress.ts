import { useSearchParams } from 'react-router-dom'

/** A list's part of the address, and the way to another. `names` are the list's, as its controller gives them. */
export function useViewAddress(names: readonly string[]) {
  const [address, setAddress] = useSearchParams()
  return {
    /** As a query string: the same view gives the same text. */
    address: keptOf(address, names).toString(),
    /** Shows what `before` told; other names in it are left out. A step of its own in the history. */
    open: (before: string) =>
      setAddress(
        (now) => {
          const others = [...now].filter(([name]) => !names.includes(name))
          return new URLSearchParams([...others, ...keptOf(new URLSearchParams(before), names)])
        },
        { preventScrollReset: true },
      ),
  }
}

/** What an address says about these names, in their order. */
function keptOf(address: URLSearchParams, names: readonly string[]): URLSearchParams {
  return new URLSearchParams(names.map((name) => [name, address.get(name) ?? '']).filter(([, value]) => value))
}
