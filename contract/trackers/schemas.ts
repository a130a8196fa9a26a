import { z } from 'zod'
import { petSpecies } from '../kernel/animals.ts'
import { calendarDate, dateInput, id, instant, instantInput } from '../kernel/values.ts'
import { lineInput, textInput } from '../kernel/text.ts'
import { strayReasons, trackerLimits, trackerStates, zoneKinds } from './values.ts'

export const position = z.strictObject({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })

/** Whatever a tracker sends: what is not known is passed over. */
export const osmandQuery = z.looseObject({})

const name = lineInput.min(1).max(trackerLimits.name)

export const newTracker = z.strictObject({ petId: id, name })

export const zoneDraft = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('circle'),
    name,
    centre: position,
    /** Metres. */
    radius: z.number().min(trackerLimits.leastRadius).max(trackerLimits.mostRadius),
  }),
  z.strictObject({ kind: z.literal('polygon'), name, points: z.array(position).min(3).max(trackerLimits.corners) }),
])
export type ZoneDraft = z.infer<typeof zoneDraft>

export const safeZone = z.strictObject({
  id,
  name: z.string(),
  kind: z.enum(zoneKinds),
  centre: position.nullable(),
  radius: z.number().nullable(),
  points: z.array(position).nullable(),
  /** `null` while it is not known. */
  inside: z.boolean().nullable(),
})
export type SafeZone = z.infer<typeof safeZone>

const sitter = z.strictObject({ id, name: z.string() })
export const sitters = z.strictObject({ items: z.array(sitter) })

export const newHandover = z.strictObject({
  sitterId: id,
  /** The last day, as the owner's calendar has it. */
  until: dateInput,
  /** What the sitter must know: food, door, habits. */
  notes: textInput.max(trackerLimits.notes).default(''),
})

const handover = z.strictObject({ id, sitter, until: calendarDate, notes: z.string() })
export type Handover = z.infer<typeof handover>

export const tracker = z.strictObject({
  id,
  name: z.string(),
  pet: z.strictObject({ id, name: z.string(), species: z.enum(petSpecies) }),
  /** Whether the caller may change it: the pet's owner. */
  own: z.boolean(),
  state: z.enum(trackerStates),
  /** Its newest fix. */
  last: z.strictObject({ ...position.shape, at: instant, accuracy: z.number().nullable() }).nullable(),
  battery: z.number().nullable(),
  /** The animal is lost, and the tracker is asked for its fastest rate. */
  isHurried: z.boolean(),
  seenAt: instant.nullable(),
  zones: z.array(safeZone),
  /** Running ones: the owner sees all, a sitter their own. */
  handovers: z.array(handover),
  /** Fixes that were put aside. */
  strays: z.array(z.strictObject({ reason: z.enum(strayReasons), count: z.int(), at: instant })),
})
export type Tracker = z.infer<typeof tracker>

export const trackerList = z.strictObject({ items: z.array(tracker) })
/** The key is told this once. */
export const trackerKey = z.strictObject({ tracker, key: z.string() })

export const trailQuery = z.strictObject({ from: instantInput, until: instantInput })

const stretch = { from: instant, until: instant }
export const trail = z.strictObject({
  points: z.array(z.strictObject({ ...position.shape, at: instant })),
  stops: z.array(z.strictObject({ ...stretch, ...position.shape })),
  walks: z.array(z.strictObject({ ...stretch, metres: z.number() })),
  metres: z.number(),
  /** How many fixes it was drawn from. */
  fixes: z.int(),
  /** Older than thirty days: one position an hour is left. */
  isSimplified: z.boolean(),
})
export type Trail = z.infer<typeof trail>

export const distances = z.strictObject({
  /** The subject's; of a person there are none. */
  id,
  /** Days of the owner's calendar on which a tracker told anything, oldest first. */
  days: z.array(z.strictObject({ day: calendarDate, metres: z.int() })),
  /** Whether who treats the pet sees them. */
  isShared: z.boolean(),
  /** Whether the caller decides that. */
  mayShare: z.boolean(),
})
export type Distances = z.infer<typeof distances>
export const distanceSharing = z.strictObject({ shared: z.boolean() })

export const rehearsal = z.strictObject({
  /** Milliseconds from the simulated fix until the notices lay ready. */
  milliseconds: z.int(),
  people: z.int(),
})
