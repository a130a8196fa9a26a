import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import type { WithLogin } from '../session/login.ts'
import type { ApiError } from './api-error.ts'
import type { ApiRequest } from './request.ts'
import type { ApiServices } from './services.ts'

/** What a layer may use of the store while it handles a request. */
export interface LayerContext {
  signal: AbortSignal
  getState: () => WithLogin
  dispatch: ThunkDispatch<WithLogin, unknown, UnknownAction>
  services: ApiServices
}

export type Answer = { data: unknown; error?: undefined } | { data?: undefined; error: ApiError }

/** Sends a request, or hands it to the next one. Never throws for what a server or a network does. */
export type Send = (request: ApiRequest, context: LayerContext) => Promise<Answer>

export type Layer = (next: Send) => Send
