import { useSelector } from 'react-redux'
import { useParams, useSearchParams } from 'react-router-dom'
import { selectZone } from '../api/me.ts'
import type { Place } from '../routing/route.ts'
import { selectRole } from '../session/login.ts'

type State = Parameters<typeof selectZone>[0] & Parameters<typeof selectRole>[0]

/** Who is there, as far as questions depend on it. */
export const sessionOf = (state: State): Place['session'] => ({ role: selectRole(state), zone: selectZone(state) })

/** Where somebody is, and as whom: what the loader of the route knew too. */
export function usePlace(): Place {
  const params = useParams()
  const [search] = useSearchParams()
  const role = useSelector(selectRole)
  const zone = useSelector(selectZone)
  return { params, search, session: { role, zone } }
}
