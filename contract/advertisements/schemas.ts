import { z } from 'zod'
import { calendarDate, id, instant, instantInput, locale, revisionInput, wholeNumber } from '../kernel/values.ts'
import { lineInput } from '../kernel/text.ts'
import { adDrawings, adPlacements, adRejections, adStandings, adStates, adSteps } from './values.ts'

const adText = z.strictObject({
  headline: lineInput.min(3).max(60),
  text: lineInput.min(3).max(140),
})
/** In each language that the platform speaks. */
export const adTexts = z.record(locale, adText)
export type AdTexts = z.infer<typeof adTexts>

/** A page of ours, or one elsewhere over TLS. */
const link = z
  .string()
  .trim()
  .max(500)
  .regex(/^(\/(?!\/)[^\s\\]*|https:\/\/[a-z0-9.-]+\.[a-z]{2,}(:\d{1,5})?(\/[^\s\\]*)?)$/i)

export const adQuery = z.strictObject({ placement: z.enum(adPlacements) })

/** What stands in a place. */
export const shownAd = z.strictObject({
  id,
  texts: adTexts,
  /** Address of its picture. */
  picture: z.string(),
  link: z.string(),
  /** To be told once with its view, and with its click. */
  token: z.string(),
})
export type ShownAd = z.infer<typeof shownAd>
export const adForPlace = z.strictObject({ advertisement: shownAd.nullable() })

const token = z.string().min(1).max(300)
/** `milliseconds`: how long half of it was seen without a break, in a tab that was seen. */
export const viewReport = z.strictObject({ token, milliseconds: wholeNumber.min(0) })
export type ViewReport = z.infer<typeof viewReport>
export const clickReport = z.strictObject({ token })
export const counted = z.strictObject({ counted: z.boolean(), rejected: z.enum(adRejections).nullable() })
export type Counted = z.infer<typeof counted>

const cap = wholeNumber.min(1).nullable()
export const adDraft = z
  .strictObject({
    placement: z.enum(adPlacements),
    texts: adTexts,
    /** A file that was handed over; without one the drawing is shown. */
    picture: id.nullable(),
    drawing: z.enum(adDrawings),
    link,
    startsAt: instantInput,
    endsAt: instantInput.nullable(),
    /** Views in all, and on one day (UTC); `null`: as many as there are. */
    viewCap: cap,
    dayCap: cap,
  })
  .refine(({ startsAt, endsAt }) => endsAt === null || Date.parse(startsAt) < Date.parse(endsAt), {
    path: ['endsAt'],
    error: 'ends before it begins',
    params: { code: 'ends_before_start' },
  })
export type AdDraft = z.infer<typeof adDraft>
export const adChange = z.strictObject({ version: revisionInput, draft: adDraft })
export type AdChange = z.infer<typeof adChange>
export const adMove = z.strictObject({ version: revisionInput, step: z.enum(adSteps) })
export type AdMove = z.infer<typeof adMove>

export const officeAd = z.strictObject({
  id,
  version: z.int(),
  state: z.enum(adStates),
  standing: z.enum(adStandings),
  placement: z.enum(adPlacements),
  texts: adTexts,
  picture: z.string(),
  pictureId: id.nullable(),
  drawing: z.enum(adDrawings),
  link: z.string(),
  startsAt: instant,
  endsAt: instant.nullable(),
  viewCap: z.int().nullable(),
  dayCap: z.int().nullable(),
  views: z.int(),
  clicks: z.int(),
  rejected: z.int(),
})
export type OfficeAd = z.infer<typeof officeAd>
export const officeAds = z.array(officeAd)

/** The last 30 days (UTC), the oldest first. */
export const adFigures = z.strictObject({
  days: z.array(z.strictObject({ date: calendarDate, views: z.int(), clicks: z.int() })),
  views: z.int(),
  clicks: z.int(),
  rejected: z.record(z.enum(adRejections), z.int()),
})
export type AdFigures = z.infer<typeof adFigures>
