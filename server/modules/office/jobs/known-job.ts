import { notFound } from '#server/kernel/errors.ts'
import type { Job } from '#server/kernel/module.ts'
import type { Platform } from '#server/kernel/platform.ts'

/** The job of that name. @throws Refusal 404. */
export function knownJob({ jobs }: Platform, name: string): Job {
  const found = jobs.find((job) => job.name === name)
  if (!found) throw notFound()
  return found
}
