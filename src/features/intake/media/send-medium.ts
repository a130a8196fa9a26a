import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import type { BegunMedium, IntakeMedium } from '#contract/intake/schemas.ts'
import { mediaTypes } from '#contract/kernel/file-types.ts'
import { isApiError } from '#shared/api/api-error.ts'
import { isSameFile, readParts, sendParts, type SendPartsOptions } from '#shared/api/send-parts.ts'
import type { WithLogin } from '#shared/session/login.ts'
import { intakeApi } from '../api.ts'

type Dispatch = ThunkDispatch<WithLogin, unknown, UnknownAction>

export interface SendMediumOptions extends SendPartsOptions {
  readonly visitId: string
  /** What this page has begun, by file: sending again goes on there. Kept up to date here. */
  readonly begun: Map<File, BegunMedium>
  /** Of each that this page stands for, whoever began it. */
  readonly onBegun: (id: string) => void
}

const { beginMedium, finishMedium, readIntake } = intakeApi.endpoints
const finish = (id: string) => (dispatch: Dispatch) =>
  dispatch(finishMedium.initiate({ params: { id } }, { track: false })).unwrap()

/**
 * Brings a photo or a video beside the answers of a visit. What came of the same file before, from this page or another, is not sent again.
 * @throws ApiError
 */
export const sendMedium =
  (file: File, options: SendMediumOptions) =>
  async (dispatch: Dispatch): Promise<IntakeMedium> => {
    const { visitId, begun, onBegun } = options
    const known = begun.get(file) ?? (await dispatch(begunBefore(file, options)))
    const medium = known ?? (await dispatch(begin(file, visitId)))
    begun.set(file, medium)
    onBegun(medium.id)
    try {
      await dispatch(sendParts(medium.upload, file, options))
      return await dispatch(finish(medium.id))
    } catch (fault) {
      if (!isApiError(fault) || !isOver(fault)) throw fault
      begun.delete(file)
      // Another tab has finished it, or its day is over.
      if (fault.status !== 404 || !known) throw fault
      return dispatch(finish(medium.id)).catch(() => dispatch(sendMedium(file, options)))
    }
  }

/** The upload is gone: it was refused for what it is, finished, or removed. */
const isOver = ({ status }: { status: number }) => status === 404 || status === 413 || status === 422

let lastBegun: Promise<unknown> = Promise.resolve()

/** One after another: two calls at once that say the same, of two files alike in kind and size, would be one attempt. */
const begin = (file: File, visitId: string) => (dispatch: Dispatch) => {
  const body = { type: mediaTypes.find((type) => type === file.type)!, bytes: file.size }
  const next = lastBegun.then(() => dispatch(beginMedium.initiate({ params: { id: visitId }, body }, { track: false })).unwrap())
  lastBegun = next.catch(() => undefined)
  return next
}

/** What came of this very file before: its parts have the hashes that this one's have. */
const begunBefore =
  (file: File, { visitId, begun }: SendMediumOptions) =>
  async (dispatch: Dispatch): Promise<BegunMedium | undefined> => {
    const asked = dispatch(readIntake.initiate({ params: { id: visitId } }, { forceRefetch: true, subscribe: false }))
    const here = new Set(Array.from(begun.values(), ({ id }) => id))
    for (const medium of (await asked.unwrap()).begun) {
      if (here.has(medium.id) || medium.bytes !== file.size) continue
      if (!(await isSameFile(await dispatch(readParts(medium.upload)), file))) continue
      // Another file of this page may have taken it meanwhile: where nothing has come yet, both fit.
      if (Array.from(begun.values()).some(({ id }) => id === medium.id)) continue
      begun.set(file, medium)
      return medium
    }
    return undefined
  }
