import type { EndpointBuilder, InfiniteQueryDefinition, MutationDefinition, QueryDefinition } from '@reduxjs/toolkit/query/react'
import type { AnswerOf, Call, InputOf, Shapes } from '#contract/kernel/call.ts'
import { attemptKey } from './attempt-key.ts'
import type { baseQuery } from './base-query.ts'
import type { ApiRequest, QueryParameters } from './request.ts'
import type { TagType } from './tags.ts'

type BaseQuery = typeof baseQuery
type Builder = EndpointBuilder<BaseQuery, TagType, 'api'>

interface Extras {
  /**
   * Names an attempt at a call that moves money or books: the server gives the first answer again for the same key. Without one, each
   * trigger is an attempt of its own; a person who tries the same thing again after a failure keeps the key (`useAttempt`).
   */
  attempt?: string
}

/** What an endpoint is called with: `params`, `query` and `body`, only those it has; nothing where it has none. */
export type InputFor<E extends Shapes> = {} extends InputOf<E> ? InputOf<E> | void : InputOf<E>
type MutationInput<E extends Shapes> = {} extends InputOf<E> ? (InputOf<E> & Extras) | void : InputOf<E> & Extras

interface GivenParts {
  params?: Record<string, unknown>
  query?: QueryParameters
  body?: unknown
  attempt?: string
}

export interface RequestOptions {
  /** Without the loading indicator: for what the person did not ask for, or what shows a skeleton of its own. */
  quiet?: boolean
  /** The answer is a file. */
  answers?: 'blob'
}

/** Fills a contract's call with what it is called with. */
export function requestOf(call: Call, given: GivenParts | void, options: RequestOptions = {}): ApiRequest {
  const { params = {}, query, body, attempt } = given ?? {}
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
  return {
    method: call.method,
    path,
    query,
    body,
    ...options,
    keepsSession: call.access.who === 'anyone' && path.startsWith('/Account/'),
    ...(call.idempotent && { headers: { 'Idempotency-Key': attempt ?? attemptKey() } }),
  }
}

type QueryOptions<E extends Shapes> = RequestOptions &
  Partial<
    Pick<
      QueryDefinition<InputFor<E>, BaseQuery, TagType, AnswerOf<E>, 'api'>,
      'providesTags' | 'keepUnusedDataFor' | 'onCacheEntryAdded' | 'onQueryStarted'
    >
  >

/** `build.query` for a call of the contract: `contractQuery<Contract['slots']>(build, calls.slots, { providesTags: ['Slot'] })`. */
export function contractQuery<E extends Shapes>(
  build: Builder,
  call: Call,
  { quiet, answers, ...options }: QueryOptions<E> = {},
) {
  return build.query<AnswerOf<E>, InputFor<E>>({
    ...options,
    query: (given) => requestOf(call, given, { quiet, answers }),
  })
}

type MutationOptions<E extends Shapes> = RequestOptions &
  Partial<
    Pick<
      MutationDefinition<MutationInput<E>, BaseQuery, TagType, AnswerOf<E>, 'api'>,
      'invalidatesTags' | 'onCacheEntryAdded' | 'onQueryStarted'
    >
  >

/** `build.mutation` for a call of the contract. Its `Idempotency-Key`, where it takes one, stays the same over renewal and retry. */
export function contractMutation<E extends Shapes>(
  build: Builder,
  call: Call,
  { quiet, answers, ...options }: MutationOptions<E> = {},
) {
  return build.mutation<AnswerOf<E>, MutationInput<E>>({
    ...options,
    query: (given) => requestOf(call, given, { quiet, answers }),
  })
}

type Paged = Shapes & { answer: Exclude<Shapes['answer'], null | string> }
type PagesOptions<E extends Shapes> = RequestOptions &
  Partial<
    Pick<
      InfiniteQueryDefinition<InputFor<E>, string | null, BaseQuery, TagType, AnswerOf<E>, 'api'>,
      'providesTags' | 'keepUnusedDataFor' | 'onCacheEntryAdded'
    >
  >

/** `build.infiniteQuery` for a list of the contract that pages by cursor (`pageQuery`, `pageOf`). The cursor is no part of its input. */
export function contractPages<E extends Paged>(build: Builder, call: Call, { quiet, answers, ...options }: PagesOptions<E> = {}) {
  return build.infiniteQuery<AnswerOf<E>, InputFor<E>, string | null>({
    ...options,
    infiniteQueryOptions: {
      initialPageParam: null,
      getNextPageParam: (page) => (page as { next: string | null }).next ?? undefined,
    },
    query: ({ queryArg, pageParam }) => {
      const given = (queryArg ?? {}) as GivenParts
      return requestOf(call, { ...given, query: { ...given.query, ...(pageParam && { cursor: pageParam }) } }, { quiet, answers })
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
