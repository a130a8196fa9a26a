import {
  skipToken,
  type TypedUseInfiniteQueryHookResult,
  type TypedUseInfiniteQuerySubscriptionResult,
  type TypedUseQueryHookResult,
} from '@reduxjs/toolkit/query/react'
import type { baseQuery } from '../api/base-query.ts'
import type { Place, Preload } from '../routing/route.ts'
import { usePlace } from './place.ts'

type BaseQuery = typeof baseQuery
interface Types {
  readonly QueryArg: unknown
  readonly ResultType: unknown
}
export interface QueryEndpoint {
  readonly Types: Types
  readonly initiate: (given: never, options: never) => Preload
  readonly useQuery: (given: never) => unknown
}
interface PagesEndpoint {
  readonly Types: Types
  readonly initiate: (given: never, options: never) => Preload
  readonly useInfiniteQuery: (given: never) => unknown
}
type Endpoint = QueryEndpoint | PagesEndpoint

type Pages<T extends Types> = TypedUseInfiniteQueryHookResult<T['ResultType'], T['QueryArg'], string | null, BaseQuery> &
  Pick<TypedUseInfiniteQuerySubscriptionResult<T['ResultType'], T['QueryArg'], string | null, BaseQuery>, 'fetchNextPage'>

/** What an endpoint answers. */
export type AnsweredBy<E extends Endpoint> = E['Types']['ResultType']

/** What an endpoint's own hook answers. */
type AnswerOf<E extends Endpoint> = E extends PagesEndpoint
  ? Pages<E['Types']>
  : TypedUseQueryHookResult<E['Types']['ResultType'], E['Types']['QueryArg'], BaseQuery>

/** What a screen asks the server, said once: for the loader, before the screen is drawn, and for the component that shows the answer. */
export interface Question<Answer> {
  /** What to dispatch at a place, so that the answer is under way; nothing where nothing is asked there. */
  readonly preload: (place: Place) => readonly Preload[]
  /** The answer, at the place that is shown; `isUninitialized` where nothing is asked there. */
  readonly useAnswer: () => Answer
}

/** `undefined` is what an endpoint without arguments is called with. */
const orSkip = (given: unknown) => (given === null ? skipToken : given)

/** Nobody stays with what is preloaded: the hook finds the question under way, or its answer. What nobody comes for is forgotten as any other. */
export const unsubscribed = { subscribe: false } as const

/**
 * A question to one endpoint. `given` says from the place alone what the endpoint is called with, or `null` where
 * there is nothing to ask: the same place must always give the same.
 */
export function defineQuestion<E extends Endpoint>(
  endpoint: E,
  given: (place: Place) => E['Types']['QueryArg'] | null,
): Question<AnswerOf<E>> {
  const useEndpoint = 'useQuery' in endpoint ? endpoint.useQuery : endpoint.useInfiniteQuery
  return {
    preload: (place) => {
      const input = given(place)
      return input === null ? [] : [endpoint.initiate(input as never, unsubscribed as never)]
    },
    useAnswer: () => useEndpoint(orSkip(given(usePlace())) as never) as AnswerOf<E>,
  }
}

type Questions = Readonly<Record<string, Question<unknown>>>
type Answers<Q extends Questions> = { readonly [Name in keyof Q]: ReturnType<Q[Name]['useAnswer']> }

/** Several questions of one screen, answered by name. */
export function combineQuestions<Q extends Questions>(questions: Q): Question<Answers<Q>> {
  const all = Object.entries(questions)
  return {
    preload: (place) => all.flatMap(([, { preload }]) => preload(place)),
    useAnswer: () => Object.fromEntries(all.map(([name, { useAnswer }]) => [name, useAnswer()])) as Answers<Q>,
  }
}
