/** The words of trackers that browser and server share. No zod: screens may import them for nothing. */

export const zoneKinds = ['circle', 'polygon'] as const
export type ZoneKind = (typeof zoneKinds)[number]

/** How a tracker stands: `late` after three times the usual interval, `silent` where it never sent anything. */
export const trackerStates = ['live', 'late', 'silent'] as const
export type TrackerState = (typeof trackerStates)[number]

/** Why a fix is put aside: dates that cannot be, or no place. */
export const strayReasons = ['too_old', 'in_the_future', 'no_position'] as const
export type StrayReason = (typeof strayReasons)[number]

export const trackerLimits = {
  name: 60,
  notes: 1000,
  handovers: 10,
  perPerson: 20,
  zonesOfPet: 10,
  corners: 60,
  /** Metres. */
  leastRadius: 20,
  mostRadius: 20_000,
  /** Points that a day's trail is drawn with at most. */
  trailPoints: 2000,
} as const

/** Milliseconds between which a fix's time may lie of now. */
export const fixWindow = { past: 30 * 24 * 3_600_000, future: 5 * 60_000 } as const

/** Percent at which people are told, and how much more arms the notice again. */
export const batteryWarnings = [20, 5] as const
export const batteryRearm = 10
