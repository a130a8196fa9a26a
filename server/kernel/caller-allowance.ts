import { Allowance } from './allowance.ts'

/** Beyond these, callers that were let in longest ago begin anew. */
const mostCallers = 20_000

/** Gives each caller a token bucket of its own; the answer takes one and says whether there was one. `now` in milliseconds. */
export function callerAllowance({ burst, perSecond }: { readonly burst: number; readonly perSecond: number }) {
  const allowances = new Map<string, Allowance>()
  return (caller: string, now: number): boolean => {
    const allowance = allowances.get(caller) ?? new Allowance(burst, now)
    allowances.delete(caller)
    allowances.set(caller, allowance)
    if (allowances.size > mostCallers) allowances.delete(allowances.keys().next().value!)
    return allowance.take(now, perSecond, burst)
  }
}
