import { browserStorage } from '../session/safe-storage.ts'
import { readStoredLogin } from '../session/stored-login.ts'

const lockName = 'carenest:renewal'
/** Milliseconds that what another tab has stored may take to arrive. */
const patience = 500

/**
 * Renews `failedToken` when no other tab does: one after the other, and after another only once what that one has stored is there. Without
 * Web Locks tabs may renew side by side; the server serialises them.
 */
export async function inTurn<T extends string>(failedToken: string, renew: () => Promise<T>): Promise<T> {
  const { locks } = navigator
  if (!locks) return renew()
  const atOnce = await locks.request(lockName, { ifAvailable: true }, (lock) => lock && renew())
  return atOnce ?? locks.request(lockName, () => untilReplaced(failedToken).then(renew))
}

/** Browsers pass on a turn and a stored record separately, in either order. Not waited for long: that tab may have had no answer. */
function untilReplaced(token: string): Promise<void> {
  const isReplaced = () => readStoredLogin(browserStorage)?.accessToken.token !== token
  if (isReplaced()) return Promise.resolve()
  return new Promise((resolve) => {
    const look = () => isReplaced() && goOn()
    const timer = setTimeout(goOn, patience)
    addEventListener('storage', look)
    function goOn() {
      removeEventListener('storage', look)
      clearTimeout(timer)
      resolve()
    }
  })
}
