import { hubState, onHubState } from '#shared/hub/bus.ts'
import { hubRoundTrip } from '#shared/hub/round-trip.ts'
import type { HubFinding } from './findings.ts'

/** Above this, in milliseconds, who comes and goes is told late. */
const slowAbove = 800

/** Milliseconds that a line which is just being made may take. */
const mostWait = 8000

/** Until the line stands, or the time is over: a page that has just been opened connects when it has nothing better to do. */
const untilConnected = () =>
  new Promise<void>((resolve) => {
    const settle = () => {
      clearTimeout(timer)
      stop()
      resolve()
    }
    const timer = setTimeout(settle, mostWait)
    const stop = onHubState(() => hubState() === 'connected' && settle())
    if (hubState() === 'connected') settle()
  })

/** How the line by which the two are told of each other is; visitors have none. */
export async function checkHub(isSignedIn: boolean): Promise<HubFinding> {
  if (!isSignedIn) return { state: 'visitor', roundTrip: null }
  await untilConnected()
  const measured = await hubRoundTrip()
  if (measured === null) return { state: 'lost', roundTrip: null }
  return { state: measured > slowAbove ? 'slow' : 'fast', roundTrip: Math.max(1, Math.round(measured)) }
}
