import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { filesCalls } from '#contract/files/calls.ts'
import { arrivedBytes, missingParts, partRange } from '#contract/files/parts.ts'
import type { UploadState } from '#contract/files/schemas.ts'
import type { WithLogin } from '../session/login.ts'
import { digestOf } from './digest.ts'
import { filesApi } from './files-api.ts'
import { patiently, type Waiting } from './patiently.ts'
import { upload } from './upload.ts'

type Dispatch = ThunkDispatch<WithLogin, unknown, UnknownAction>

export interface SendPartsOptions extends Waiting {
  /** The share of the whole that has left this device, 0 to 1. */
  readonly onProgress: (share: number) => void
}

/** Asks what of an upload has come. @throws ApiError */
export const readParts =
  (id: string) =>
  (dispatch: Dispatch): Promise<UploadState> =>
    dispatch(filesApi.endpoints.askUpload.initiate({ params: { id } }, { track: false })).unwrap()

/**
 * Sends the parts of a file that have not come, one after another, and waits where the network is away. What has come stays: begun again,
 * it goes on. @throws ApiError
 */
export const sendParts =
  (id: string, file: Blob, { signal, onProgress, onHold }: SendPartsOptions) =>
  async (dispatch: Dispatch): Promise<void> => {
    let { parts } = await patiently(() => dispatch(readParts(id)), { signal, onHold })
    for (const number of missingParts(file.size, parts)) {
      const { from, to } = partRange(number, file.size)
      const body = file.slice(from, to)
      const digest = await digestOf(body)
      const before = arrivedBytes(file.size, parts)
      const state = await patiently(
        () =>
          dispatch(
            upload<UploadState>(filesCalls.sendPart, {
              params: { id, number },
              body,
              headers: digest ? { 'Content-Digest': `sha-256=:${digest.base64}:` } : {},
              signal,
              onProgress: (share) => onProgress((before + share * (to - from)) / file.size),
            }),
          ),
        { signal, onHold },
      )
      parts = state.parts
    }
  }

/** Whether what has come is of this file, by each part's hash. Where this device cannot tell, the server refuses what does not fit. */
export async function isSameFile({ bytes, parts }: UploadState, file: Blob): Promise<boolean> {
  if (bytes !== file.size) return false
  for (const { number, sha256 } of parts) {
    const { from, to } = partRange(number, bytes)
    const digest = await digestOf(file.slice(from, to))
    if (digest && digest.hex !== sha256) return false
  }
  return true
}
