import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import type { Call } from '#contract/kernel/call.ts'
import type { WithLogin } from '../session/login.ts'
import { apiErrorOf, noAnswer } from './api-error.ts'
import { layers } from './base-query.ts'
import { requestOf } from './contract.ts'
import type { Answer, Send } from './layer.ts'
import { network } from './network.ts'
import type { ApiRequest } from './request.ts'
import type { ApiServices } from './services.ts'

export interface UploadOptions {
  params?: Record<string, unknown>
  query?: Record<string, string>
  headers?: Readonly<Record<string, string>>
  body: Blob
  signal: AbortSignal
  /** The share that has left this device, 0 to 1. */
  onProgress: (share: number) => void
}

/**
 * Sends a file through the layers that every call passes, and tells how far it is: `fetch` cannot, so the network is asked with
 * `XMLHttpRequest`. A thunk: `dispatch(upload(filesCalls.storeFile, { … }))`.
 * @throws ApiError code `network` also when it was called off
 */
export const upload =
  <Stored>(call: Call, { params, query, headers, body, signal, onProgress }: UploadOptions) =>
  async (
    dispatch: ThunkDispatch<WithLogin, unknown, UnknownAction>,
    getState: () => WithLogin,
    services: unknown,
  ): Promise<Stored> => {
    const request = requestOf(call, { params, body }, { quiet: true })
    const path = query ? `${request.path}?${new URLSearchParams(query)}` : request.path
    const throughLayers = layers.reduceRight<Send>((next, layer) => layer(next), sending(onProgress))
    const { data, error } = await throughLayers(
      { ...request, path, headers },
      { signal, getState, dispatch, services: services as ApiServices },
    )
    if (error) throw error
    return data as Stored
  }

/** The innermost of the layers for a file. What else passes, a renewal of the session, goes as usual. */
const sending =
  (onProgress: (share: number) => void): Send =>
  (request, context) =>
    request.body instanceof Blob ? sendFile(request, request.body, context.signal, onProgress) : network(request, context)

function sendFile(
  { method, path, headers = {} }: ApiRequest,
  file: Blob,
  signal: AbortSignal,
  onProgress: (share: number) => void,
) {
  return new Promise<Answer>((resolve) => {
    if (signal.aborted) return resolve({ error: noAnswer('network') })
    const asked = new XMLHttpRequest()
    asked.open(method, path)
    for (const [name, value] of Object.entries({ Accept: 'application/json, application/problem+json', ...headers }))
      asked.setRequestHeader(name, value)
    asked.upload.addEventListener('progress', ({ loaded, total }) => total > 0 && onProgress(loaded / total))
    asked.addEventListener('load', () => resolve(answerOf(asked)))
    for (const failure of ['error', 'abort', 'timeout'])
      asked.addEventListener(failure, () => resolve({ error: noAnswer('network') }))
    signal.addEventListener('abort', () => asked.abort(), { once: true })
    asked.send(file)
  })
}

function answerOf({ status, responseText }: XMLHttpRequest): Answer {
  let content: unknown
  try {
    content = JSON.parse(responseText)
  } catch {
    if (status < 300) return { error: noAnswer('unreadable', status) }
  }
  return status < 300 ? { data: content } : { error: apiErrorOf(status, content) }
}
