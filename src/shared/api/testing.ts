import { combineReducers, configureStore } from '@reduxjs/toolkit'
import { loadingReducer } from '../loading/loading.ts'
import { type LoginRecord, loginReducer, sessionExpired, signedIn } from '../session/login.ts'
import { toastsReducer } from '../toasts/toasts.ts'
import type { Answer, LayerContext, Send } from './layer.ts'
import type { ApiRequest } from './request.ts'

/** An access token of a session, as the server shapes them; `name` tells it from the session's others. */
export const tokenNamed = (name: string, session = 'session-1'): string =>
  `header.${btoa(JSON.stringify({ sid: session }))}.${name}`

/** A patient's login record with a token of this name, for tests. */
export const loginWith = (name: string, refresh = 'refresh-1', session = 'session-1'): LoginRecord => ({
  userType: 0,
  accessToken: { token: tokenNamed(name, session) },
  refreshToken: { token: refresh },
})

/** A store with what layers touch, and the context in which a test calls them. */
export function layerWorld(login?: LoginRecord) {
  const store = configureStore({
    reducer: combineReducers({ userDetail: loginReducer, toasts: toastsReducer, loading: loadingReducer }),
  })
  if (login) store.dispatch(signedIn(login))
  const ended: string[] = []
  const context: LayerContext = {
    signal: new AbortController().signal,
    getState: () => store.getState(),
    dispatch: store.dispatch,
    services: {
      saveLogin: async () => {},
      endSession: async () => {
        ended.push('ended')
        store.dispatch(sessionExpired())
      },
    },
  }
  return { store, context, ended }
}

/** The end of a chain of layers: keeps what arrives, and answers as told. */
export function recorder(answer: (request: ApiRequest) => Answer | Promise<Answer> = () => ({ data: 'answer' })) {
  const seen: ApiRequest[] = []
  const send: Send = async (request) => {
    seen.push(request)
    return answer(request)
  }
  return { seen, send }
}
