import { callerAllowance } from '../caller-allowance.ts'
import { tooMany } from '../errors.ts'
import { getNetwork } from '../network.ts'
import type { Platform } from '../platform.ts'

/**
 * Lets a network ask so many questions without a login a minute (`settings.visitorCalls`), half of them at once: a page asks a few, and an
 * office shares one address. What is sent without a login (sign-ins, renewals, searches) is counted apart and by the same numbers. Each
 * process counts for itself, for it is the process that this protects; what capabilities limit further they count for all processes
 * together. A call from within a process or a browser is not counted.
 * @throws Refusal 429 `too_many_requests`.
 */
export function visitorAllowance({ clock, settings: { visitorCalls } }: Pick<Platform, 'clock' | 'settings'>) {
  if (visitorCalls === null) return () => {}
  const perSecond = visitorCalls / 60
  const allowed = callerAllowance({ burst: Math.ceil(visitorCalls / 2), perSecond })
  return (ip: string, method: string): void => {
    if (ip === '') return
    const caller = `${method === 'GET' ? 'asks' : 'sends'} ${getNetwork(ip)}`
    if (!allowed(caller, clock.now().getTime())) throw tooMany(Math.ceil(1 / perSecond))
  }
}
