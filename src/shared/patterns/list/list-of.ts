/** What a list needs of an RTK Query result: a page, pages of an infinite query, or a plain array. */
export interface ListQuery<Row> {
  data?: readonly Row[] | { items: readonly Row[] } | { pages: readonly { items: readonly Row[] }[] }
  error?: unknown
  isFetching?: boolean
  refetch?: () => unknown
  hasNextPage?: boolean
  isFetchingNextPage?: boolean
  isFetchNextPageError?: boolean
  fetchNextPage?: () => unknown
}

/** The rows that are there; nothing while none have come. */
export function rowsOf<Row>(data: ListQuery<Row>['data']): readonly Row[] | undefined {
  if (!data) return undefined
  if ('pages' in data) return data.pages.flatMap((page) => page.items)
  return 'items' in data ? data.items : data
}
