import { isApiError, noAnswer } from './api-error.ts'

export interface Waiting {
  readonly signal: AbortSignal
  /** While it waits for the network, and when that is over. */
  readonly onHold: (isHeld: boolean) => void
}

/** Milliseconds between tries while the browser thinks that there is a network. */
export const pauses = [500, 1000, 2000, 4000, 8000] as const

/** Does what can be repeated until it succeeds or is refused: as long as the device is offline, and a few times where no answer comes. */
export async function patiently<T>(work: () => Promise<T>, { signal, onHold }: Waiting): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    if (!navigator.onLine) await held(online(signal), onHold)
    if (signal.aborted) throw noAnswer('network')
    try {
      return await work()
    } catch (fault) {
      const pause = pauses[tries]
      if (signal.aborted || pause === undefined || !mayPass(fault)) throw fault
      await held(Promise.race([after(pause), cameOnline(signal)]), onHold)
    }
  }
}

/** No answer, or one that says that the server is not itself now. */
function mayPass(fault: unknown): boolean {
  return (
    isApiError(fault) && (fault.code === 'network' || fault.code === 'offline' || fault.status === 429 || fault.status >= 500)
  )
}

async function held(waiting: Promise<unknown>, onHold: (isHeld: boolean) => void): Promise<void> {
  onHold(true)
  await waiting
  onHold(false)
}

const after = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
const online = (signal: AbortSignal) => (navigator.onLine ? Promise.resolve() : cameOnline(signal))

function cameOnline(signal: AbortSignal): Promise<unknown> {
  return new Promise((resolve) => {
    addEventListener('online', resolve, { once: true, signal })
    signal.addEventListener('abort', resolve, { once: true })
  })
}
