/** How a job stands. `failing`: it waits, and its last run did not go well. No zod: screens may import this for nothing. */
export const jobStates = ['waiting', 'running', 'failing', 'paused'] as const
export type JobState = (typeof jobStates)[number]

/** What became of a run. `overdue`: given up. `lost`: its process died or fell silent. */
export const runOutcomes = ['done', 'failed', 'overdue', 'lost'] as const
export type RunOutcome = (typeof runOutcomes)[number]

/** Beside what a setting stands in the list. */
export const settingAreas = ['money', 'office', 'people'] as const
export type SettingArea = (typeof settingAreas)[number]

/** What a setting counts. `currencyUnits`: whole units of whatever currency it is about. */
export const settingUnits = ['currencyUnits', 'minutes', 'hours', 'days'] as const
export type SettingUnit = (typeof settingUnits)[number]

/** Changes of one setting that are shown. */
export const settingChangesShown = 50

/** Runs of one job that are shown. */
export const runsShown = 30
