import { selectSessionId } from '../../session/login.ts'
import { noAnswer } from '../api-error.ts'
import type { Layer } from '../layer.ts'
import { isStaticAsset } from '../request.ts'

/**
 * Drops what is asked while the server ends the session of who signs out: an event or a clock may ask for something just then, and would
 * be refused in the name of somebody who has gone.
 */
export const leaving =
  (logoutPath: string): Layer =>
  (next) =>
  async (request, context) => {
    const isLeaving = context.services.leaving !== undefined && context.services.leaving === selectSessionId(context.getState())
    const passes = !isLeaving || request.path === logoutPath || isStaticAsset(request.path)
    return passes ? next(request, context) : { error: noAnswer('signed_out') }
  }
