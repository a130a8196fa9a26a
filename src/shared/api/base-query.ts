import type { BaseQueryFn } from '@reduxjs/toolkit/query'
import { accountCalls } from '#contract/account/calls.ts'
import { apiBase } from './api-base.ts'
import type { ApiError } from './api-error.ts'
import type { Layer, LayerContext, Send } from './layer.ts'
import { baseAddress } from './layers/base-address.ts'
import { bearer } from './layers/bearer.ts'
import { leaving } from './layers/leaving.ts'
import { loadingCount } from './layers/loading-count.ts'
import { offline } from './layers/offline.ts'
import { renewal } from './layers/renewal.ts'
import { network } from './network.ts'
import type { ApiRequest } from './request.ts'

/** A request passes them from the first to the last, its answer the other way. */
export const layers: readonly Layer[] = [
  baseAddress(apiBase),
  leaving(apiBase + accountCalls.logout.path),
  offline,
  bearer,
  loadingCount,
  renewal(apiBase + accountCalls.renewAccessToken.path),
]

const throughLayers: Send = layers.reduceRight<Send>((next, layer) => layer(next), network)

export const baseQuery: BaseQueryFn<ApiRequest, unknown, ApiError> = async (request, api) => {
  const { data, error } = await throughLayers(request, {
    signal: api.signal,
    getState: api.getState as LayerContext['getState'],
    dispatch: api.dispatch,
    services: api.extra as LayerContext['services'],
  })
  return error ? { error } : { data }
}
