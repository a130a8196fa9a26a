import { createSlice, type Slice } from '#server/kernel/jobs/slice.ts'
import type { Log } from '#server/kernel/ports.ts'

/** Time without end, for what a job does when a test calls it by itself. */
export const wholeSlice = (log: Log): Slice => createSlice('test', log, new AbortController().signal).slice
