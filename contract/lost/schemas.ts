import { z } from 'zod'
import { petSpecies } from '../kernel/animals.ts'
import { id, instant, instantInput, locale } from '../kernel/values.ts'
import { lostLimits, lostStates, sightingStates } from './values.ts'

const position = z.strictObject({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })
const code = z.string().regex(/^[A-Za-z0-9_-]{8,40}$/)
const animal = { name: z.string(), species: z.enum(petSpecies), breed: z.string().nullable() }

export const lostDraft = z.strictObject({
  petId: id,
  /** Where it was last: told to nobody; others see a blurred point. */
  place: position,
  lastSeenAt: instantInput,
  /** Everybody reads it. */
  words: z.string().trim().max(lostLimits.words).default(''),
  /** What only who has the animal before them can name. Nobody but the owner reads it. */
  mark: z.string().trim().max(lostLimits.mark).default(''),
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
})
export type LostPage = z.infer<typeof lostPage>

export const sightingDraft = z.strictObject({
  code,
  place: position,
  seenAt: instantInput,
  words: z.string().trim().max(lostLimits.words).default(''),
  mark: z.string().trim().max(lostLimits.mark).default(''),
  contact: z.string().trim().max(lostLimits.contact).default(''),
})
