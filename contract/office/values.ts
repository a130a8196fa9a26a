/** How a job stands. `failing`: it waits, and its last run did not go well. No zod: screens may import this for nothing. */
export const jobStates = ['waiting', 'running', 'failing', 'paused'] as const
export type JobState = (typeof jobStates)[number]

/** What became of a run. `overdue`: given up. `lost`: its process died or fell silent. */
export const runOutcomes = ['done', 'failed', 'overdue', 'lost'] as const
export type RunOutcome = (typeof runOutcomes)[number]

/** Runs of one job that are shown. */
export const runsShown = 30
