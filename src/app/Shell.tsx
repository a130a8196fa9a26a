import { Outlet, useMatches } from 'react-router-dom'
import { useSelector } from 'react-redux'
import { ProgressLine } from '#shared/ui/feedback/ProgressLine.tsx'
import { OfflineBar } from '#shared/ui/feedback/OfflineBar.tsx'
import { selectLoadingCount } from '#shared/loading/loading.ts'
import { AppToasts } from './AppToasts.tsx'
import type { LoadedScreen } from './load-screen.ts'

/** The whole page: the frame of the current screen around it, and what floats above every screen. */
export function Shell() {
  const loaded = useMatches().at(-1)?.loaderData as LoadedScreen | undefined
  const loading = useSelector(selectLoadingCount) > 0
  return (
    <>
      <ProgressLine active={loading} />
      <OfflineBar />
      {loaded && (
        <loaded.Layout>
          <Outlet />
        </loaded.Layout>
      )}
      <AppToasts />
    </>
  )
}
