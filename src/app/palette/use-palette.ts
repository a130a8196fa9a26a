import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useMeQuery } from '#shared/api/me.ts'
import { routeText } from '#shared/i18n/route-text.ts'
import { selectUserType } from '#shared/session/login.ts'
import { useOnline } from '#shared/ui/feedback/OfflineBar.tsx'
import { allRoutes } from '../workspaces/all-routes.ts'
import { useSearchQuery } from './api.ts'
import { foundItems } from './found-items.tsx'
import { sectionsOf, type PaletteItem } from './items.ts'
import { recentOf, remember } from './recent.ts'
import { routeItems, routesFor } from './route-items.ts'
import { useTopics } from './topics/use-topics.ts'

const typingPause = 200
const searchedFrom = 2

/** What becomes of the records that are looked for; screens are found at once. */
export type SearchState = 'idle' | 'searching' | 'found' | 'offline' | 'failed'

/** The palette without its looks: what is typed, what answers it, and what choosing does. */
export function usePalette() {
  const { t } = useTranslation('workspace')
  const userType = useSelector(selectUserType)
  const { data: me } = useMeQuery(undefined, { skip: userType === undefined })
  const isOnline = useOnline()
  const [typed, setTyped] = useState('')
  const [words, setWords] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setWords(typed.trim()), typingPause)
    return () => clearTimeout(timer)
  }, [typed])

  const isSearched = typed.trim().length >= searchedFrom
  // Only the answer to what stands in the field is shown: one that comes late is none.
  const isCurrent = isSearched && words === typed.trim()
  const looking = { userType, rights: me?.rights }
  const titles = routesFor(allRoutes, looking).map((route) => routeText(route.words, 'title', t))
  const topics = useTopics(titles)
  const pagesFor = (asked: string) => routeItems(allRoutes, looking, asked, (route, part) => routeText(route.words, part, t))
  const search = useSearchQuery({ body: { words } }, { skip: !isCurrent || !isOnline })
  const found = isCurrent && isOnline ? search.currentData : undefined
  const state: SearchState = !isSearched
    ? 'idle'
    : !isOnline
      ? 'offline'
      : found
        ? 'found'
        : isCurrent && search.isError && !search.isFetching
          ? 'failed'
          : 'searching'

  const known = [...topics.itemsFor(typed), ...pagesFor(typed)]
  // A name that we do not know may be somebody's: only words that nothing at all is called by were mistyped.
  const isMissed = isSearched && known.length === 0 && (isOnline ? found?.items.length === 0 : true)
  const meant = isMissed ? topics.meantBy(typed) : undefined
  const again = useSearchQuery({ body: { words: meant ?? '' } }, { skip: meant === undefined || !isOnline })
  const records = (meant === undefined ? found : again.currentData)?.items ?? []
  const suggested = meant === undefined ? known : [...topics.itemsFor(meant), ...pagesFor(meant)]
  const recent = typed.trim() === '' && me ? recentOf(me.id) : []
  const sections = sectionsOf([...recent, ...suggested, ...foundItems(records, userType)])
  return {
    typed,
    type: setTyped,
    state,
    meant,
    retry: () => void search.refetch(),
    sections,
    items: sections.flatMap(({ items }) => items),
    // What somebody suffers from is not kept on a device.
    remember: (item: PaletteItem) => me && item.group !== 'topic' && remember(me.id, item),
  }
}
