import type { baseApi } from '../api/base-api.ts'
import type { Place, Preload } from '../routing/route.ts'
import { type AnsweredBy, type QueryEndpoint, unsubscribed } from './question.ts'

/** The store, as far as its answers go. */
export type AnswersState = Parameters<typeof baseApi.util.selectInvalidatedBy>[0]

interface After<E extends QueryEndpoint, Known> {
  /** What the screen's own endpoint is called with, or `null` where there is nothing to ask. */
  readonly given: (place: Place) => E['Types']['QueryArg'] | null
  /** What of the answer is known before it comes, by a list that the person has seen. */
  readonly known: (state: AnswersState, place: Place) => Known | undefined
  /** The questions whose arguments stand in the answer. */
  readonly next: (answer: AnsweredBy<E> | Known, place: Place) => readonly Preload[]
}

/**
 * For parts of a screen whose questions depend on the screen's own answer (`defineScreen`, `parts`): they are asked as soon as that answer is
 * known or there, side by side, and not one after the other while the screen is drawn.
 */
export function askAfter<E extends QueryEndpoint, Known>(
  endpoint: E,
  { given, known, next }: After<E, Known>,
): { readonly preload: (place: Place) => readonly Preload[] } {
  const after =
    (place: Place, input: E['Types']['QueryArg']): Preload =>
    async (dispatch, getState) => {
      const askNext = (answer: AnsweredBy<E> | Known | undefined) =>
        answer === undefined ? [] : next(answer, place).map((question) => dispatch(question))
      const coming = dispatch(endpoint.initiate(input as never, unsubscribed as never))
      askNext(known(getState() as AnswersState, place))
      askNext(((await coming) as { data?: AnsweredBy<E> }).data)
    }
  return {
    preload: (place) => {
      const input = given(place)
      return input === null ? [] : [after(place, input)]
    },
  }
}
