import { z } from 'zod'
import { petSpecies } from '../kernel/animals.ts'
import { email, id, instant, instantInput, locale } from '../kernel/values.ts'
import { lineInput, textInput } from '../kernel/text.ts'
import { isMicrochip } from '../people/microchip.ts'
import { farthestCell } from './search-grid.ts'
import { lostLimits, lostStates, sightingStates } from './values.ts'

const position = z.strictObject({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })
const code = z.string().regex(/^[A-Za-z0-9_-]{8,40}$/)
const animal = { name: z.string(), species: z.enum(petSpecies), breed: z.string().nullable() }

/** What owner and finder write to each other, the oldest first. */
const message = z.strictObject({ byOwner: z.boolean(), words: z.string(), at: instant })
export type LostMessage = z.infer<typeof message>

/** Squares (`search-grid.ts`) as pairs: east and north of the middle. */
const cells = z.array(z.tuple([z.int(), z.int()]))

export const lostDraft = z.strictObject({
  petId: id,
  /** Where it was last: told to nobody; others see a blurred point. */
  place: position,
  lastSeenAt: instantInput,
  /** Everybody reads it. */
  words: textInput.max(lostLimits.words).default(''),
  /** What only who has the animal before them can name. Nobody but the owner reads it. */
  mark: textInput.max(lostLimits.mark).default(''),
  /** A post in the feed goes with it, under the owner's name. */
  post: z.boolean().default(false),
})

export const sighting = z.strictObject({
  id,
  state: z.enum(sightingStates),
  seenAt: instant,
  place: position.nullable(),
  words: z.string(),
  /** What the finder says is special about it. */
  mark: z.string(),
  contact: z.string(),
  /** The finder is told by mail when the owner writes. Where to, nobody is told. */
  isMailed: z.boolean(),
  messages: z.array(message),
})
export type Sighting = z.infer<typeof sighting>

export const lostCase = z.strictObject({
  id,
  code: z.string(),
  pet: z.strictObject({ id, ...animal }),
  state: z.enum(lostStates),
  openedAt: instant,
  foundAt: instant.nullable(),
  lastSeenAt: instant,
  place: position.nullable(),
  words: z.string(),
  mark: z.string(),
  /** Kilometres within which people are told now. */
  radius: z.number(),
  told: z.int(),
  sightings: z.array(sighting),
  /** The middle of the search, as everybody sees it. */
  around: position.nullable(),
  /** Ground that helpers walked. */
  walked: cells,
})
export type LostCase = z.infer<typeof lostCase>

export const lostList = z.strictObject({
  items: z.array(lostCase),
  /** Whether the caller is told of others. `null`: pets nearby knows no point of theirs yet. */
  alerts: z.boolean().nullable(),
})

export const lostAlertWish = z.strictObject({ alerts: z.boolean() })
export const lostPageQuery = z.strictObject({ code })
export const posterQuery = z.strictObject({ locale })
export const sightingJudgement = z.strictObject({ state: z.enum(sightingStates) })

/** What everybody may see. Once it is found nothing of where it was. */
export const lostPage = z.strictObject({
  ...animal,
  state: z.enum(lostStates),
  lastSeenAt: instant.nullable(),
  /** Blurred by 250 to 500 m. */
  around: position.nullable(),
  words: z.string(),
  /** Whether finders are asked for a mark. */
  hasMark: z.boolean(),
  hasPicture: z.boolean(),
  /** Ground that helpers walked, counted from `around`. */
  walked: cells,
})
export type LostPage = z.infer<typeof lostPage>

export const sightingDraft = z.strictObject({
  code,
  place: position,
  seenAt: instantInput,
  words: textInput.max(lostLimits.words).default(''),
  mark: textInput.max(lostLimits.mark).default(''),
  contact: lineInput.max(lostLimits.contact).default(''),
  /** Where the finder wants to be told of answers; the owner does not see it. Empty: nowhere. */
  email: z.union([z.literal(''), email]).default(''),
})

/** By this token the finder reads what the owner answers. It is told once. */
export const sightingTaken = z.strictObject({ token: z.string() })

export const byCode = z.strictObject({ code })
/** `jpeg`: for those who show a page that is passed on. */
export const pictureQuery = z.strictObject({ as: z.enum(['kept', 'jpeg']).default('kept') })

const words = textInput.min(1).max(lostLimits.message)
export const messageDraft = z.strictObject({ words })
export const finderThreadQuery = z.strictObject({ code, token: z.string().max(64) })
export const finderMessage = finderThreadQuery.extend({ words })
export const finderThread = z.strictObject({ messages: z.array(message), isMailed: z.boolean() })

const cell = z.int().min(-farthestCell).max(farthestCell)
export const walk = z.strictObject({
  code,
  cells: z
    .array(z.tuple([cell, cell]))
    .min(1)
    .max(lostLimits.cells),
})

export const chipCall = z.strictObject({
  chip: z
    .string()
    .trim()
    .refine(isMicrochip, { error: 'This is no chip number', params: { code: 'microchip' } }),
})
/** Somebody was told. Who it is, and which animal, is not. */
export const chipAnswer = z.strictObject({ told: z.boolean() })
