import { getApps, initializeApp } from 'firebase/app'
import {
  browserPopupRedirectResolver,
  getAuth,
  GoogleAuthProvider,
  initializeAuth,
  inMemoryPersistence,
  signInWithPopup,
  signOut,
} from 'firebase/auth'
import { type SocialClient, type SocialConfiguration, type SocialProvider, SocialRefusal } from './social-client.ts'
import { faultOfCode } from './social-faults.ts'

const providers: Record<SocialProvider, () => GoogleAuthProvider> = { google: () => new GoogleAuthProvider() }

/** Firebase Authentication in a window of its own. It keeps nothing: the session is Carenest's, and nobody is signed in by itself. */
export function firebaseClient(configuration: SocialConfiguration): SocialClient {
  const known = getApps()[0]
  const auth = known
    ? getAuth(known)
    : initializeAuth(initializeApp(configuration), {
        persistence: inMemoryPersistence,
        popupRedirectResolver: browserPopupRedirectResolver,
      })
  return {
    identityToken: async (provider) => {
      try {
        const { user } = await signInWithPopup(auth, providers[provider]())
        const token = await user.getIdToken()
        await signOut(auth)
        return token
      } catch (error) {
        throw new SocialRefusal(faultOfCode(error))
      }
    },
  }
}
