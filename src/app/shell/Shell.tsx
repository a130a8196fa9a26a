import { lazy, Suspense } from 'react'
import { Outlet, useMatches } from 'react-router-dom'
import { useSelector } from 'react-redux'
import { ProgressLine } from '#shared/ui/feedback/ProgressLine.tsx'
import { OfflineBar } from '#shared/ui/feedback/OfflineBar.tsx'
import { askMapRegion } from '#shared/api/ask-map-region.tsx'
import { RegionContext } from '#shared/ui/map/region/region-source.ts'
import { selectZone, useMeSubscription } from '#shared/api/me.ts'
import { selectActing, selectUserType } from '#shared/session/login.ts'
import { ZoneContext } from '#shared/ui/time/ZoneContext.ts'
import { selectLoadingCount } from '#shared/loading/loading.ts'
import { AppToasts } from './AppToasts.tsx'
import type { LoadedScreen } from '../routing/load-screen.ts'
import { useShortcuts } from '../shortcuts/use-shortcuts.tsx'
import { useArrival } from '../routing/use-arrival.ts'
import { useForgetting } from '../session/use-forgetting.ts'
import { usePersonCount } from '../session/use-person-count.ts'
import { useRouteTitle } from '../routing/use-route-title.ts'

/** Of administrators alone, and seldom. */
const SeeAsBanner = lazy(() => import('#features/see-as/components/SeeAsBanner.tsx'))

/** The whole page, which is drawn anew for another person. */
export function Shell() {
  return <Page key={usePersonCount()} />
}

/** The frame of the current screen around it, and what floats above every screen. */
function Page() {
  useArrival()
  useRouteTitle()
  useForgetting()
  const shortcuts = useShortcuts()
  const loaded = useMatches().at(-1)?.loaderData as LoadedScreen | undefined
  const isVisitor = useSelector(selectUserType) === undefined
  useMeSubscription(undefined, { skip: isVisitor })
  // Signing out changes no zone: the screen that is about to go would ask again, in nobody's name.
  const zone = useSelector(selectZone)
  const loading = useSelector(selectLoadingCount) > 0
  const isSeeing = useSelector(selectActing) !== undefined
  return (
    <ZoneContext value={zone}>
      <ProgressLine active={loading} />
      <OfflineBar />
      {isSeeing && (
        <Suspense>
          <SeeAsBanner />
        </Suspense>
      )}
      {loaded && (
        <RegionContext value={askMapRegion}>
          <loaded.Layout>
            <Outlet />
          </loaded.Layout>
        </RegionContext>
      )}
      {shortcuts}
      <AppToasts />
    </ZoneContext>
  )
}
