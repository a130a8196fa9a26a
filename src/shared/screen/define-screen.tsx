import type { ComponentType } from 'react'
import type { ScreenModule } from '../routing/route.ts'
import type { Question } from './question.ts'

/** What the view of a screen is given: what was answered to its question. */
export interface ScreenView<Q extends Question<unknown>> {
  readonly answer: ReturnType<Q['useAnswer']>
}

interface ScreenDefinition<Q extends Question<unknown>> {
  readonly question: Q
  readonly view: ComponentType<ScreenView<Q>>
  /** Questions whose answers parts of the view take by themselves (`useAnswer`, `askAfter`): asked beforehand with the screen's own. */
  readonly parts?: readonly Pick<Question<unknown>, 'preload'>[]
}

/**
 * A screen and its question. The loader asks the question as soon as the screen's chunk has arrived, and the view gets the answer, so both
 * always ask the same.
 */
export function defineScreen<Q extends Question<unknown>>({
  question,
  view: View,
  parts = [],
}: ScreenDefinition<Q>): ScreenModule['default'] {
  const Screen = () => <View answer={question.useAnswer() as ReturnType<Q['useAnswer']>} />
  const preload: ScreenModule['default']['preload'] = (place) => [question, ...parts].flatMap((each) => each.preload(place))
  return Object.assign(Screen, { preload })
}
