import type { LeftOutReason } from '#contract/fhir/values.ts'

/** Thrown while a resource is read: it is left out of the import, for this reason. */
export class Skipped extends Error {
  readonly reason: LeftOutReason

  constructor(reason: LeftOutReason) {
    super(reason)
    this.reason = reason
  }
}
