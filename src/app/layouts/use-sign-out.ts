import { useDispatch, useSelector } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import { backToOffice } from '#features/see-as/office-login.ts'
import { baseApi } from '#shared/api/base-api.ts'
import { useLogoutMutation } from '#shared/api/me.ts'
import type { ApiServices } from '#shared/api/services.ts'
import { paths } from '#shared/paths.ts'
import { selectActing, selectSessionId, signedOut } from '#shared/session/login.ts'
import type { AppStore } from '../start/store.ts'

/** Tells the calls that the session of who is signed in is being ended, or that it was. Answers which one it is. */
const leaving = (isLeaving: boolean) => (_dispatch: unknown, getState: AppStore['getState'], services: ApiServices) => {
  const session = selectSessionId(getState())
  services.leaving = isLeaving ? session : undefined
  return session
}

/** Ends the session at the server and here, and goes home. Whoever wants out is out, even when the server cannot be reached. */
export function useSignOut(): () => Promise<void> {
  const dispatch = useDispatch<AppStore['dispatch']>()
  const navigate = useNavigate()
  const [logout] = useLogoutMutation()
  const isSeeing = useSelector(selectActing) !== undefined
  return async () => {
    // The person's session is not theirs to end: an administrator goes back to the office.
    if (isSeeing && backToOffice(dispatch, navigate)) return
    // Whatever is still being read, or asked from now on, would find the session ended: a refusal, and a renewal that cannot succeed.
    for (const asked of dispatch(baseApi.util.getRunningQueriesThunk())) asked.abort()
    const ended = dispatch(leaving(true))
    await logout()
    // Somebody else may have signed in meanwhile, in another tab.
    const present = dispatch(leaving(false))
    if (present !== undefined && present !== ended) return
    // The way home begins first, so that no guard of this screen leads to a sign-in page.
    const home = navigate(paths.home.link())
    dispatch(signedOut())
    await home
  }
}
