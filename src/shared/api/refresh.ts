import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { baseApi } from './base-api.ts'
import { keepLaterPages, type Pages } from './later-pages.ts'
import type { ApiServices } from './services.ts'
import { staleTags, type Tag } from './tags.ts'

type State = Parameters<typeof baseApi.util.selectInvalidatedBy>[0] & { readonly api: { readonly queries: Queries } }
type Queries = Readonly<Record<string, { readonly data?: unknown } | undefined>>

/**
 * Asks again for what is shown of these types and stale, because the server told of a change. With the id of the record of the first type,
 * only that record and the lists it may stand in are asked for, and of a list with several pages the first alone: a new row stands there.
 * Where the record stands on a later page all loaded ones are asked for.
 */
export const refresh =
  (tags: readonly Tag[], id?: string) =>
  (dispatch: ThunkDispatch<State, ApiServices, UnknownAction>, getState: () => State, services: ApiServices): void => {
    const [first] = tags
    if (first !== undefined && id !== undefined) {
      for (const { queryCacheKey } of baseApi.util.selectInvalidatedBy(getState(), staleTags([first], id))) {
        const list = getState().api.queries[queryCacheKey]?.data
        if (isPaged(list) && !standsLater(list, id)) keepLaterPages(services, queryCacheKey, list)
      }
    }
    dispatch(baseApi.util.invalidateTags(staleTags(tags, id)))
  }

const isPaged = (data: unknown): data is Pages =>
  typeof data === 'object' && data !== null && 'pages' in data && (data as Pages).pages.length > 1

const standsLater = ({ pages }: Pages, id: string) => pages.slice(1).some(({ items }) => items.some((row) => row.id === id))
