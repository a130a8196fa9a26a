import { z } from 'zod'
import { instant } from '../kernel/values.ts'
import { lineInput, textInput } from '../kernel/text.ts'
import { jobStates, runOutcomes } from './values.ts'

const count = z.int().min(0)

export const jobItem = z.strictObject({
  /** Capability and verb: `plans.renew`. */
  name: z.string(),
  /** From the end of one run to the next. */
  everySeconds: count,
  state: z.enum(jobStates),
  /** `null`: it has never run, or it is paused. One of the past is due. */
  nextAt: instant.nullable(),
  /** Since when the run that is under way works. */
  runningSince: instant.nullable(),
  last: z.strictObject({ at: instant, milliseconds: count.nullable(), outcome: z.enum(runOutcomes) }).nullable(),
  /** The last run that did not go well, of those that are kept: the kind of the failure, never its words. */
  lastFailure: z.strictObject({ at: instant, outcome: z.enum(runOutcomes), error: z.string().nullable() }).nullable(),
  /** Within the last day. */
  failures: count,
  paused: z.strictObject({ at: instant, by: z.string().nullable(), reason: z.string() }).nullable(),
})
export type JobItem = z.infer<typeof jobItem>
export const jobs = z.array(jobItem)

export const jobName = lineInput.min(1).max(100)
export const jobRunsQuery = z.strictObject({ name: jobName })
export const jobRuns = z.array(
  z.strictObject({
    startedAt: instant,
    /** `null` while it runs, and of one that was lost. */
    milliseconds: count.nullable(),
    outcome: z.enum(runOutcomes).nullable(),
    error: z.string().nullable(),
  }),
)
export type JobRuns = z.infer<typeof jobRuns>

export const namedJob = z.strictObject({ name: jobName })
export const jobToPause = z.strictObject({ name: jobName, reason: textInput.min(5).max(1000) })
