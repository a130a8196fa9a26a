import { nanoid } from '@reduxjs/toolkit'
import { callEnded, callStarted } from '../../loading/loading.ts'
import type { Layer } from '../layer.ts'
import { isStaticAsset } from '../request.ts'

/** Counts the call as in flight until its last answer, renewal and retry included. */
export const loadingCount: Layer = (next) => async (request, context) => {
  if (request.quiet || isStaticAsset(request.path)) return next(request, context)
  const call = nanoid(8)
  context.dispatch(callStarted(call))
  try {
    return await next(request, context)
  } finally {
    context.dispatch(callEnded(call))
  }
}
