import type { Layer } from '../layer.ts'
import { isStaticAsset } from '../request.ts'

/** Puts the API base address, which ends without a slash, in front of every path but those of static assets. */
export const baseAddress =
  (base: string): Layer =>
  (next) =>
  (request, context) =>
    next(isStaticAsset(request.path) ? request : { ...request, path: base + request.path }, context)
