import { isId } from '#shared/lib/is-id.ts'
import type { Place } from '#shared/routing/route.ts'

/** Whose list an address asks for; nobody's is one's own. */
export function whoseAt({ search }: Place): { member?: string } {
  const member = search.get('member')
  return member && isId(member) ? { member } : {}
}

/** The member of an address, for the question who that is; `null` where it is one's own list. */
export function whenOfMember(place: Place): { params: { id: string } } | null {
  const { member } = whoseAt(place)
  return member ? { params: { id: member } } : null
}
