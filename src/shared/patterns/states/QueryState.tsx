import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SkeletonDetail } from '#shared/ui/feedback/Skeleton.tsx'
import { VisuallyHidden } from '#shared/ui/layout/layout.tsx'
import { failedCallOf } from '#shared/lib/failed-call.ts'
import { faultOf } from './fault.ts'
import { ClosedToOffice, ErrorState, Forbidden, NotFound, OfflineState } from './states.tsx'

/** What of an RTK Query result is needed. */
export interface Query<Data> {
  data?: Data
  error?: unknown
  isError?: boolean
  isFetching?: boolean
  refetch?: () => unknown
}

export interface QueryStateProps<Data> {
  query: Query<Data>
  /** In the shape of the content that is loading. */
  skeleton?: ReactNode
  /** Instead of the content when `isEmpty`. */
  empty?: ReactNode
  /** When absent: an array without entries, or a page without `items`. */
  isEmpty?: (data: Data) => boolean
  /** Shown instead of the usual states. */
  forbidden?: ReactNode
  missing?: ReactNode
  children: (data: Data) => ReactNode
}

function nothingIn(data: unknown): boolean {
  if (Array.isArray(data)) return data.length === 0
  return typeof data === 'object' && data !== null && 'items' in data && Array.isArray(data.items) && data.items.length === 0
}

/** Loading, empty, error with retry, forbidden, offline: written once. Content stays visible while it is asked for again, unless it no longer exists or no longer belongs to this person. */
export function QueryState<Data>({
  query,
  skeleton = <SkeletonDetail />,
  empty,
  isEmpty = nothingIn,
  forbidden = <Forbidden />,
  missing = <NotFound />,
  children,
}: QueryStateProps<Data>) {
  const { data, error } = query
  const isGone = error !== undefined && !query.isFetching && faultOf(error).kind === 'missing'
  if (data !== undefined && !isGone) return empty !== undefined && isEmpty(data) ? empty : children(data)
  if (error !== undefined && !query.isFetching) {
    const fault = faultOf(error)
    if (fault.refused?.code === 'closed_to_office') return <ClosedToOffice />
    if (fault.kind === 'forbidden') return forbidden
    if (fault.kind === 'missing') return missing
    const retry = query.refetch && (() => void query.refetch?.())
    return fault.kind === 'offline' ? (
      <OfflineState onRetry={retry} />
    ) : (
      <ErrorState reason={fault.refused?.detail} failedCall={failedCallOf(error)} onRetry={retry} />
    )
  }
  return <Loading>{skeleton}</Loading>
}

function Loading({ children }: { children: ReactNode }) {
  const { t } = useTranslation('site')
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{t('ui.loading')}</VisuallyHidden>
      {children}
    </div>
  )
}
