import type { Access, Call } from '#contract/kernel/call.ts'
import type { Actor } from '../actor.ts'
import { forbidden, unauthenticated } from '../errors.ts'

/** May this caller use the endpoint at all? Whose record it reaches is asked by the verb, per record. */
export function allow(access: Access, actor: Actor | null): void {
  if (access.who === 'anyone') return
  if (!actor) throw unauthenticated()
  if (access.who !== 'signedIn' && !access.who.includes(actor.role)) throw forbidden('wrong_role')
  if (access.right && actor.role === 'staff' && !actor.rights.includes(access.right)) throw forbidden('missing_right')
}

/** What an administrator who sees with somebody's eyes may read. */
export type SeenByOffice = (call: Call) => boolean

/** Who sees with somebody's eyes changes nothing, and reads what was opened for it and no more. */
export function allowSeen(call: Call, actor: Actor | null, isOpen: SeenByOffice): void {
  if (!actor || actor.seenBy === null) return
  if (call.method !== 'GET') throw forbidden('seen_by_office', 'Who sees with somebody’s eyes changes nothing')
  if (!isOpen(call)) throw forbidden('closed_to_office', 'That is not seen with somebody’s eyes')
}
