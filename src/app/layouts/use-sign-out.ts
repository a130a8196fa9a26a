import { useDispatch } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import { baseApi } from '#shared/api/base-api.ts'
import { useLogoutMutation } from '#shared/api/me.ts'
import { paths } from '#shared/paths.ts'
import { signedOut } from '#shared/session/login.ts'
import type { AppStore } from '../store.ts'

/** Ends the session at the server and here, and goes home. Whoever wants out is out, even when the server cannot be reached. */
export function useSignOut(): () => Promise<void> {
  const dispatch = useDispatch<AppStore['dispatch']>()
  const navigate = useNavigate()
  const [logout] = useLogoutMutation()
  return async () => {
    // Whatever is still being read would find the session ended: a refusal in the console, and a renewal that cannot succeed.
    for (const asked of dispatch(baseApi.util.getRunningQueriesThunk())) asked.abort()
    await logout()
    // The way home begins first, so that no guard of this screen leads to a sign-in page.
    const home = navigate(paths.home.link())
    dispatch(signedOut())
    await home
  }
}
