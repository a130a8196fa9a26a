import type { Machine } from '../kernel/machine.ts'

/** Where advertisements stand. */
export const adPlacements = ['home', 'sidebar', 'feed'] as const
export type AdPlacement = (typeof adPlacements)[number]

export const adStates = ['draft', 'active', 'paused', 'ended'] as const
export type AdState = (typeof adStates)[number]

export const adSteps = ['activate', 'pause', 'resume', 'end'] as const
export type AdStep = (typeof adSteps)[number]

export const adLife: Machine<AdState, AdStep> = {
  states: adStates,
  steps: {
    activate: { from: ['draft'], to: 'active' },
    pause: { from: ['active'], to: 'paused' },
    resume: { from: ['paused'], to: 'active' },
    end: { from: ['active', 'paused'], to: 'ended' },
  },
}

/** How an advertisement stands today: its state, its days and its caps together. */
export const adStandings = ['draft', 'scheduled', 'running', 'capped', 'paused', 'ended'] as const
export type AdStanding = (typeof adStandings)[number]

/**
 * Why what was shown is no view. `hidden`: never half of it in a tab that is seen; `too_short`: not for a second; `replay`: its token was used;
 * `crawler`: a machine asked; `capped`: as many were counted as may be; `forged`: not our token; `expired`: too late.
 */
export const adRejections = ['hidden', 'too_short', 'replay', 'crawler', 'capped', 'forged', 'expired'] as const
export type AdRejection = (typeof adRejections)[number]

/** Drawn pictures that stand where none was handed over. */
export const adDrawings = ['insurance', 'food', 'toothbrush', 'walks', 'sleep', 'bicycle'] as const
export type AdDrawing = (typeof adDrawings)[number]

/** For so long what was shown may be told as a view or a click. */
export const adTokenMinutes = 60
