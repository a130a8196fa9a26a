import { accountCalls } from '#contract/account/calls.ts'
import type { Call } from '#contract/kernel/call.ts'

/** Something between page and platform, or within the platform, that goes wrong. `of`: only in these calls; in all when absent. */
export type Fault = { readonly of?: readonly Call[] } & (
  | { readonly kind: 'offline' }
  | { readonly kind: 'slow'; readonly milliseconds: number }
  /** The answer never comes: how a screen looks while it waits. */
  | { readonly kind: 'unanswered' }
  /** The next call that carries a token is refused; the one after it is not. */
  | { readonly kind: '401 once' }
  | { readonly kind: 'renewal refused' }
  /** The platform fails: 500. */
  | { readonly kind: 'failing' }
)

const isFor = (call: Pick<Call, 'method' | 'path'>, method: string, pathname: string) =>
  call.method === method && new RegExp(`^/api${call.path.replaceAll(/\{[^}]*\}/g, '[^/]+')}$`).test(pathname)

/** Whether the fault has to do with a call of that address. */
export function concerns({ of: calls }: Fault, method: string, pathname: string): boolean {
  return !calls || calls.some((call) => isFor(call, method, pathname))
}

export const isRenewal = (method: string, pathname: string): boolean => isFor(accountCalls.renewAccessToken, method, pathname)

/** A token that is not good: the platform itself then says so. */
export const spoiltToken = 'Bearer spoilt'
