import { Allowance } from '../allowance.ts'
import { tooMany } from '../errors.ts'
import { networkOf } from '../network.ts'
import type { Platform } from '../platform.ts'

/** Beyond these, networks that were let in longest ago begin anew. */
const mostNetworks = 20_000

/**
 * Lets a network ask so many questions without a login a minute (`settings.visitorCalls`), half of them at once: a page asks a few, and an
 * office shares one address. What is sent without a login (sign-ins, renewals, searches) is counted apart and by the same numbers. Each
 * process counts for itself, for it is the process that this protects; what capabilities limit further they count for all processes
 * together. A call from within a process or a browser is not counted.
 * @throws Refusal 429 `too_many_requests`.
 */
export function visitorAllowance({ clock, settings: { visitorCalls } }: Pick<Platform, 'clock' | 'settings'>) {
  const allowances = new Map<string, Allowance>()
  return (ip: string, method: string): void => {
    if (visitorCalls === null || ip === '') return
    const caller = `${method === 'GET' ? 'asks' : 'sends'} ${networkOf(ip)}`
    const now = clock.now().getTime()
    const burst = Math.ceil(visitorCalls / 2)
    const perSecond = visitorCalls / 60
    const allowance = allowances.get(caller) ?? new Allowance(burst, now)
    allowances.delete(caller)
    allowances.set(caller, allowance)
    if (allowances.size > mostNetworks) allowances.delete(allowances.keys().next().value!)
    if (!allowance.take(now, perSecond, burst)) throw tooMany(Math.ceil(1 / perSecond))
  }
}
