import { whenIdle } from '#shared/lib/when-idle.ts'
import type { ScreenRoute } from '#shared/routing/route.ts'
import { refusalOf, standingOf } from '#shared/session/access.ts'

const isSaving = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/**
 * Brings those screens of a menu that this person may open in idle moments, one after the other, so that the first visit of each waits for
 * its data alone. Not for who saves data. A screen that does not come is asked for again when somebody wants it. Answers how it is
 * stopped.
 */
export function preloadScreens(
  menu: readonly Pick<ScreenRoute, 'access' | 'needs' | 'screen'>[],
  userType: number | undefined,
): () => void {
  const routes = menu.filter(
    ({ access, needs }) => refusalOf(access, userType) === undefined && standingOf(needs, userType) === 'welcome',
  )
  let stop = () => {}
  const next = (place: number) => {
    const route = routes[place]
    if (!route || !navigator.onLine || isSaving()) return
    stop = whenIdle(() => {
      let isStopped = false
      stop = () => (isStopped = true)
      const goOn = () => {
        if (!isStopped) next(place + 1)
      }
      route.screen().then(goOn, () => {})
    })
  }
  next(0)
  return () => stop()
}
