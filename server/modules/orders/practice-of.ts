import type { Actor } from '#server/kernel/actor.ts'
import { forbidden } from '#server/kernel/errors.ts'

/** Whose sales the caller may see: the doctor's own, or those of the doctor they work for. @throws Refusal 403 for everybody else. */
export function practiceOf({ doctorId, rights }: Actor): string {
  if (doctorId === null || !rights.includes('invoices')) throw forbidden()
  return doctorId
}
