import { thumbHashToDataURL } from 'thumbhash'

const known = new Map<string, string>()
const most = 300

/** A thumbhash (base64) as an address that an `img` or a background takes. `undefined`: it is none. */
export function firstImpression(thumbhash: string): string | undefined {
  const before = known.get(thumbhash)
  if (before) return before
  try {
    const url = thumbHashToDataURL(Uint8Array.from(atob(thumbhash), (letter) => letter.charCodeAt(0)))
    if (known.size >= most) known.clear()
    known.set(thumbhash, url)
    return url
  } catch {
    return undefined
  }
}
