import type { EndpointBuilder, InfiniteQueryDefinition, MutationDefinition, QueryDefinition } from '@reduxjs/toolkit/query/react'
import type { AnswerOf, Call, InputOf, Shapes } from '#contract/kernel/call.ts'
import { withinAttempt } from './attempts.ts'
import type { baseQuery } from './base-query.ts'
import { joinLaterPages, type Page, takeLaterPage } from './later-pages.ts'
import type { ApiRequest, QueryParameters } from './request.ts'
import { shownTags, staleTags, type Tag, type TagType } from './tags.ts'

type BaseQuery = typeof baseQuery
type Builder = EndpointBuilder<BaseQuery, TagType, 'api'>

/** What an endpoint is called with: `params`, `query` and `body`, only those it has; nothing where it has none. */
export type InputFor<E extends Shapes> = {} extends InputOf<E> ? InputOf<E> | void : InputOf<E>

interface GivenParts {
  params?: Record<string, unknown>
  query?: QueryParameters
  body?: unknown
}

export interface RequestOptions {
  /** Without the loading indicator: for what the person did not ask for, or what shows a skeleton of its own. */
  quiet?: boolean
  /** The answer is a file. */
  answers?: 'blob'
}

/** Fills a contract's call with what it is called with. */
export function requestOf(call: Call, given: GivenParts | void, options: RequestOptions = {}): ApiRequest {
  const { params = {}, query, body } = given ?? {}
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
  return {
    method: call.method,
    path,
    query,
    body,
    ...options,
    keepsSession: call.access.who === 'anyone' && path.startsWith('/Account/'),
  }
}

/** The record that a call's path names. */
const recordIn = (given: GivenParts | void): string | undefined => {
  const id = given?.params?.['id']
  return typeof id === 'string' ? id : undefined
}

interface Shown {
  /** What the answer shows: with `id` in the path that record of the first type, else a list (`shownTags`). */
  providesTags?: readonly Tag[]
}

type QueryOptions<E extends Shapes> = RequestOptions &
  Shown &
  Partial<
    Pick<
      QueryDefinition<InputFor<E>, BaseQuery, TagType, AnswerOf<E>, 'api'>,
      'keepUnusedDataFor' | 'onCacheEntryAdded' | 'onQueryStarted'
    >
  >

/** `build.query` for a call of the contract: `contractQuery<Contract['slots']>(build, calls.slots, { providesTags: ['Slot'] })`. */
export function contractQuery<E extends Shapes>(
  build: Builder,
  call: Call,
  { quiet, answers, providesTags = [], ...options }: QueryOptions<E> = {},
) {
  return build.query<AnswerOf<E>, InputFor<E>>({
    ...options,
    providesTags: (_answer, _error, given) => shownTags(providesTags, recordIn(given as GivenParts | void)),
    query: (given) => requestOf(call, given, { quiet, answers }),
  })
}

type MutationOptions<E extends Shapes> = RequestOptions & {
  /** What the change makes stale: with `id` in the path that record of the first type and its lists, of the others everything (`staleTags`). */
  invalidatesTags?: readonly Tag[]
} & Partial<Pick<MutationDefinition<InputFor<E>, BaseQuery, TagType, AnswerOf<E>, 'api'>, 'onCacheEntryAdded' | 'onQueryStarted'>>

/**
 * `build.mutation` for a call of the contract. Where it takes an `Idempotency-Key` it gets one, which stays the same over renewal and
 * until the attempt has ended (`attempts.ts`): screens need not do anything for it.
 */
export function contractMutation<E extends Shapes>(
  build: Builder,
  call: Call,
  { quiet, answers, invalidatesTags = [], ...options }: MutationOptions<E> = {},
) {
  const requestFor = (given: InputFor<E>) => requestOf(call, given, { quiet, answers })
  const definition = {
    ...options,
    invalidatesTags: (_answer: unknown, _error: unknown, given: InputFor<E>) =>
      staleTags(invalidatesTags, recordIn(given as GivenParts | void)),
  }
  if (!call.idempotent) return build.mutation<AnswerOf<E>, InputFor<E>>({ ...definition, query: requestFor })
  return build.mutation<AnswerOf<E>, InputFor<E>>({
    ...definition,
    queryFn: async (given, _api, _extra, ask) => {
      const { data, error } = await withinAttempt(requestFor(given), ask)
      return error ? { error } : { data: data as AnswerOf<E> }
    },
  })
}

type Paged = Shapes & { answer: Exclude<Shapes['answer'], null | string> }
type PagesOptions<E extends Shapes> = RequestOptions &
  Shown &
  Partial<
    Pick<
      InfiniteQueryDefinition<InputFor<E>, string | null, BaseQuery, TagType, AnswerOf<E>, 'api'>,
      'keepUnusedDataFor' | 'onCacheEntryAdded'
    >
  >

/**
 * `build.infiniteQuery` for a list of the contract that pages by cursor (`pageQuery`, `pageOf`). The cursor is no part of its input. Asked
 * again, its loaded pages are all asked for, or the first alone where the others are known to stand (`refresh.ts`).
 */
export function contractPages<E extends Paged>(
  build: Builder,
  call: Call,
  { quiet, answers, providesTags = [], ...options }: PagesOptions<E> = {},
) {
  return build.infiniteQuery<AnswerOf<E>, InputFor<E>, string | null>({
    ...options,
    providesTags: (_answer, _error, given) => shownTags(providesTags, recordIn(given as GivenParts | void)),
    infiniteQueryOptions: {
      initialPageParam: null,
      getNextPageParam: (page) => (page as { next: string | null }).next ?? undefined,
    },
    queryFn: async ({ queryArg, pageParam }, api, _extra, ask) => {
      const kept = pageParam === null ? undefined : takeLaterPage(api)
      if (kept) return { data: kept as AnswerOf<E> }
      const given = (queryArg ?? {}) as GivenParts
      const query = { ...given.query, ...(pageParam && { cursor: pageParam }) }
      const { data, error } = await ask(requestOf(call, { ...given, query }, { quiet, answers }))
      if (error) return { error }
      if (pageParam === null) joinLaterPages(api, data as Page)
      return { data: data as AnswerOf<E> }
    },
  })
}

/** `build.mutation` for a call that answers a text file. Its text and not the file: what the store holds can be written down. */
export function contractText(build: Builder, call: Call) {
  return build.mutation<string, { id: string }>({
    queryFn: async (params, _api, _extra, ask) => {
      const { data, error } = await ask(requestOf(call, { params }, { answers: 'blob' }))
      return error ? { error } : { data: await (data as Blob).text() }
    },
  })
}
