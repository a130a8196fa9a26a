import { useEffect, useState } from 'react'

type PhoneLibrary = typeof import('./phone-library.ts')
let library: PhoneLibrary | undefined

/** The library of phone numbers once it has come; it is fetched after the first paint. */
export function usePhoneLibrary(): PhoneLibrary | undefined {
  const [loaded, setLoaded] = useState(library)
  useEffect(() => {
    if (loaded) return undefined
    let isHere = true
    import('./phone-library.ts').then(
      (module) => {
        library = module
        if (isHere) setLoaded(module)
      },
      // Without it the number is written as it is typed, and the server decides.
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [loaded])
  return loaded
}
