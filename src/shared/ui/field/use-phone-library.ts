import { useEffect, useState } from 'react'
import type * as phoneLibrary from './phone-library.ts'

type PhoneLibrary = typeof phoneLibrary
let library: PhoneLibrary | undefined

async function loadLibrary(): Promise<PhoneLibrary | undefined> {
  library ??= await import('./phone-library.ts').catch(() => undefined)
  return library
}

/** The library of phone numbers once it has come; it is fetched after the first paint. */
export function usePhoneLibrary(): PhoneLibrary | undefined {
  const [loaded, setLoaded] = useState(library)
  useEffect(() => {
    if (loaded) return undefined
    let isHere = true
    // Without it the number is written as it is typed, and the server decides.
    void loadLibrary().then((module) => isHere && setLoaded(module))
    return () => {
      isHere = false
    }
  }, [loaded])
  return loaded
}
