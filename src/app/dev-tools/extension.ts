import { instrument, ActionCreators, type EnhancedStore, type LiftedState } from '@redux-devtools/instrument'
import type { Action, DevToolsEnhancerOptions, StoreEnhancer } from '@reduxjs/toolkit'

type Lifted = EnhancedStore<unknown, Action, unknown>['liftedStore']

/**
 * The browser extension's side, for tests: its own time machine (`@redux-devtools/instrument`) under the name by which the store finds
 * it, with what would be shown, and what a developer presses. `install` must be called before Redux Toolkit is loaded, which looks for
 * it but once; the store made last is the one looked at.
 */
export function fakeExtension() {
  let lifted: Lifted | undefined
  let options: DevToolsEnhancerOptions = {}
  const remember: StoreEnhancer = (createStore) => (reducer, preloaded) => {
    const store = createStore(reducer, preloaded)
    lifted = (store as unknown as EnhancedStore<unknown, Action, unknown>).liftedStore
    return store
  }
  const machine = () => {
    if (!lifted) throw new Error('The store was made without the DevTools')
    return lifted
  }
  const recorded = (): LiftedState<unknown, Action, unknown> => machine().getState()
  return {
    install: () =>
      Object.assign(window, {
        __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: (given: DevToolsEnhancerOptions) => {
          options = given
          return (...enhancers: StoreEnhancer[]) =>
            [...enhancers, remember, instrument(undefined, { trace: given.trace as boolean }) as StoreEnhancer].reduceRight(
              (inner, enhancer) => (createStore) => enhancer(inner(createStore)),
            )
        },
      }),
    /** The moments recorded so far; the last one is the present. */
    moments: () => recorded().computedStates.length,
    jumpTo: (moment: number) => machine().dispatch(ActionCreators.jumpToState(moment)),
    /** At one stroke: whoever asks for the last moment first may come to one that has passed meanwhile, and stay there. */
    jumpToPresent: () => machine().dispatch(ActionCreators.jumpToState(recorded().computedStates.length - 1)),
    /** Leaves an action out, or takes it in again: everything after it is reduced anew. */
    toggle: (type: string) => {
      const { stagedActionIds, actionsById } = recorded()
      const id = stagedActionIds.find((each) => actionsById[each]?.action.type === type)
      if (id === undefined) throw new Error(`No ${type} was recorded`)
      machine().dispatch(ActionCreators.toggleAction(id))
    },
    /** All that a developer can read: actions and states as the extension is given them. */
    shown: () => {
      const { stagedActionIds, actionsById, computedStates } = recorded()
      return {
        actions: stagedActionIds.map((id) => options.actionSanitizer?.(actionsById[id]!.action, id)),
        states: computedStates.map(({ state }, index) => options.stateSanitizer?.(state as object, index)),
      }
    },
    traces: () => Object.values(recorded().actionsById).map(({ stack }) => stack),
  }
}

export type FakeExtension = ReturnType<typeof fakeExtension>
