import type { Access } from '#contract/kernel/call.ts'
import type { Actor } from '../actor.ts'
import { forbidden, unauthenticated } from '../errors.ts'

/** May this caller use the endpoint at all? Whose record it reaches is asked by the verb, per record. */
export function allow(access: Access, actor: Actor | null): void {
  if (access.who === 'anyone') return
  if (!actor) throw unauthenticated()
  if (access.who !== 'signedIn' && !access.who.includes(actor.role)) throw forbidden('wrong_role')
  if (access.right && actor.role === 'staff' && !actor.rights.includes(access.right)) throw forbidden('missing_right')
}
