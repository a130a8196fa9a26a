import { offlineMessage } from '#contract/kernel/specified.ts'
import { errorToast } from '../../toasts/toasts.ts'
import { noAnswer } from '../api-error.ts'
import type { Layer } from '../layer.ts'
import { isStaticAsset } from '../request.ts'

/** Drops requests while the browser is offline, and says so. */
export const offline: Layer = (next) => async (request, context) => {
  if (context.services.fetch || navigator.onLine || isStaticAsset(request.path)) return next(request, context)
  context.dispatch(errorToast(offlineMessage))
  return { error: noAnswer('offline') }
}
