import { whenQuiet } from '#shared/lib/when-quiet.ts'
import type { ScreenRoute } from '#shared/routing/route.ts'
import { refusalOf, standingOf } from '#shared/session/access.ts'

const isSaving = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/**
 * Brings those of the screens that this person may open in idle moments, one after the other, so that the first visit of each waits for its
 * data alone; then `parts` that screens fetch when they are drawn. Not for who saves data, and not while `isBusy`: what the person waits for comes first. A screen that does not come is asked for again
 * when somebody wants it. Answers how it is stopped.
 */
export function preloadScreens(
  routes: readonly Pick<ScreenRoute, 'access' | 'needs' | 'screen'>[],
  userType: number | undefined,
  parts: readonly (() => Promise<unknown>)[] = [],
  isBusy: () => boolean = () => false,
): () => void {
  const screens = routes
    .filter(({ access, needs }) => refusalOf(access, userType) === undefined && standingOf(needs, userType) === 'welcome')
    .map(({ screen }) => screen)
  const bring = [...screens, ...parts]
  let stop = () => {}
  const next = (place: number) => {
    const come = bring[place]
    if (!come || !navigator.onLine || isSaving()) return
    stop = whenQuiet(() => {
      let isStopped = false
      stop = () => (isStopped = true)
      const goOn = () => {
        if (!isStopped) next(place + 1)
      }
      come().then(goOn, () => {})
    }, isBusy)
  }
  next(0)
  return () => stop()
}
