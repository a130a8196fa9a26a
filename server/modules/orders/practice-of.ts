import type { Actor } from '#server/kernel/actor.ts'
import { forbidden } from '#server/kernel/errors.ts'

/** Whose sales the caller may see: their own, or those of the doctor they work for. @throws Refusal 403 for everybody else. */
export function practiceOf({ role, userId, doctorId, rights }: Actor): string {
  if (role === 'pharmacy') return userId
  if (doctorId === null || !rights.includes('invoices')) throw forbidden()
  return doctorId
}
