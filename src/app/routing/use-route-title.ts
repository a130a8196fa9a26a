import { useLayoutEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useMatches } from 'react-router-dom'
import { routeText } from '#shared/i18n/route-text.ts'
import type { PlacedRoute } from '#shared/routing/route.ts'
import { nameRoute } from '#shared/routing/ScreenTitle.tsx'

/**
 * The document's title: the route's, then the product's; in the language that is shown. It changes in the same moment as the screen: the
 * router's own notice of an arrival comes while the old screen still stands. A screen that knows more says so itself (`ScreenTitle`).
 */
export function useRouteTitle(): void {
  const route = useMatches().at(-1)?.handle as PlacedRoute | undefined
  const { t } = useTranslation()
  useLayoutEffect(
    () => nameRoute(route ? `${routeText(route.words, 'title', t)} · ${t('app.brand')}` : t('app.brand')),
    [route, t],
  )
}
