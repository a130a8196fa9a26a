import { useTranslation } from 'react-i18next'
import { LoadMore } from '#shared/ui/navigation/LoadMore.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import type { ListQuery } from './list-of.ts'
import { NearEnd } from './virtual/NearEnd.tsx'

interface MoreOfListProps {
  query: ListQuery<unknown>
  /** Further pages come when their place is nearly in sight; the button stays for the rest. */
  endless?: boolean
}

export const hasMoreOf = (query: ListQuery<unknown>): boolean => query.fetchNextPage !== undefined && query.hasNextPage === true

/** The way to the next page of a list, of cards or of rows; nothing where all of it is shown. A page that did not come is said, and asked for again. */
export function MoreOfList({ query, endless }: MoreOfListProps) {
  const { t } = useTranslation('site')
  if (!hasMoreOf(query)) return null
  const more = () => void query.fetchNextPage?.()
  return (
    <>
      {/* Asked for while the pages are read again, more would be refused in silence: the end is looked for when they are there. */}
      {endless && !query.isFetching && query.error === undefined && <NearEnd onNear={more} />}
      <LoadMore hasMore loading={query.isFetchingNextPage} onMore={more} />
      {query.isFetchNextPageError && !query.isFetching && (
        <Text role="alert" size="s">
          {t('patterns.moreFailed')}
        </Text>
      )}
    </>
  )
}
