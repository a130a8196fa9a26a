import { arePicturesComing } from '#shared/lib/pictures-coming.ts'

interface Asked {
  readonly status: string
  readonly data?: unknown
}

/** Whether something that a screen shows has been asked for and was never answered yet. */
function isAsking(state: object): boolean {
  const { queries = {} } =
    (state as { readonly api?: { readonly queries?: Readonly<Record<string, Asked | undefined>> } }).api ?? {}
  return Object.values(queries).some((asked) => asked?.status === 'pending' && asked.data === undefined)
}

/** Whether a person waits for what the screen shows: its answers, or the pictures in sight. What else is fetched leaves them the line. */
export const isWaiting = (state: object): boolean => isAsking(state) || arePicturesComing()

/** Milliseconds of rest after which nothing more is expected: between an answer and its pictures is a moment in which nothing is asked. */
const rest = 300

/** {@link isWaiting}, and for a moment after: what is answered has to be drawn before its pictures are asked for. */
export function waitingOrJustWas(look: () => boolean, now: () => number = () => performance.now()): () => boolean {
  let last = now()
  return () => {
    if (look()) last = now()
    return now() - last < rest
  }
}
