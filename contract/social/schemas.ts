import { z } from 'zod'
import { petSpecies } from '../kernel/animals.ts'
import { flag, id, instant, instantInput, pageOf, pageQuery, revisionInput } from '../kernel/values.ts'
import { lineInput, textInput } from '../kernel/text.ts'
import { appealDecisions, caseDecisions, caseStates } from './moderation.ts'
import { feedTabs, reportReasons, reportSubjects, socialAudiences, socialLimits } from './values.ts'

const alternative = lineInput.max(socialLimits.alternative)

/**
 * A picture of a post or an album, and its words for those who do not see it. `address`: of a file that was handed over for `postPicture`,
 * or of a picture that stands there already.
 */
export const pictureDraft = z.strictObject({ address: z.string().max(200), alternative: alternative.default('') })
const picture = z.strictObject({
  address: z.string(),
  alternative: z.string(),
  /** Of a picture that was handed over: pixels, and its first impression (thumbhash, base64) to be shown until it has come. */
  kept: z.strictObject({ width: z.int(), height: z.int(), thumbhash: z.string() }).nullable(),
})
export type ShownPicture = z.infer<typeof picture>
/** As it stands in a draft. */
export type SocialPicture = Pick<ShownPicture, 'address' | 'alternative'>

const author = z.strictObject({ id, name: z.string(), avatar: z.string().nullable() })

export const postDraft = z.strictObject({
  text: textInput.max(socialLimits.text),
  audience: z.enum(socialAudiences),
  pictures: z.array(pictureDraft).max(socialLimits.pictures),
  /** Animals of the author's own that it is about. */
  animals: z.array(id).max(socialLimits.animals),
})
export type PostDraft = z.infer<typeof postDraft>

/** `version` is the one that was read: another change in between is refused. */
export const postChange = postDraft.extend({ version: revisionInput })

export const post = z.strictObject({
  id,
  author,
  text: z.string(),
  audience: z.enum(socialAudiences),
  pictures: z.array(picture),
  animals: z.array(z.strictObject({ id, name: z.string(), species: z.enum(petSpecies) })),
  likes: z.int(),
  comments: z.int(),
  /** The caller likes it. */
  isLiked: z.boolean(),
  own: z.boolean(),
  /** An administrator hid it: its author alone still sees it. */
  isHidden: z.boolean(),
  /** It leads to the page of this lost animal. */
  lostCode: z.string().nullable(),
  at: instant,
  /** When it was changed last; `null` while it stands as it was published. */
  changedAt: instant.nullable(),
  version: z.int(),
})
export type Post = z.infer<typeof post>

export const postQuery = z.strictObject({
  ...pageQuery,
  tab: z.enum(feedTabs).default('following'),
  /** Posts of this member alone. */
  member: id.optional(),
})
export const postPage = pageOf(post)

export const commentDraft = z.strictObject({ text: textInput.min(1).max(socialLimits.comment) })
export const comment = z.strictObject({
  id,
  author,
  text: z.string(),
  at: instant,
  own: z.boolean(),
  /** The caller may remove it: their own, or one under their own post. */
  mayRemove: z.boolean(),
})
export type Comment = z.infer<typeof comment>
export const commentPage = pageOf(comment)
export const commentQuery = z.strictObject(pageQuery)

/** A patient as others of the community see them. */
export const member = z.strictObject({
  ...author.shape,
  posts: z.int(),
  followers: z.int(),
  following: z.int(),
  isFollowed: z.boolean(),
  followsBack: z.boolean(),
  /** By the caller. Who blocked the caller does not exist for them. */
  isBlocked: z.boolean(),
  own: z.boolean(),
})
export type Member = z.infer<typeof member>
export const memberPage = pageOf(member)
export const memberQuery = z.strictObject({ ...pageQuery, search: lineInput.max(100).optional() })
/** Of this member; the caller where it is missing. */
export const ofMember = z.strictObject({ ...pageQuery, member: id.optional() })

export const albumDraft = z.strictObject({
  title: lineInput.min(1).max(socialLimits.albumTitle),
  audience: z.enum(socialAudiences),
  /** In the order in which they are shown. */
  pictures: z.array(pictureDraft).max(socialLimits.albumPictures),
})
export type AlbumDraft = z.infer<typeof albumDraft>
export const albumChange = albumDraft.extend({ version: revisionInput })

export const album = z.strictObject({
  id,
  author,
  title: z.string(),
  audience: z.enum(socialAudiences),
  pictures: z.array(picture),
  own: z.boolean(),
  changedAt: instant,
  version: z.int(),
})
export type Album = z.infer<typeof album>
export const albumCard = album.omit({ pictures: true }).extend({
  count: z.int(),
  /** The first picture. */
  cover: picture.nullable(),
})
export type AlbumCard = z.infer<typeof albumCard>
export const albumPage = pageOf(albumCard)

/** How the caller stands to the community, and what they let it know. */
export const ownStanding = z.strictObject({
  id,
  /** Others find them by name. */
  isFindable: z.boolean(),
  suspendedUntil: instant.nullable(),
  /** What administrators decided of late, the latest first. */
  decisions: z.array(
    z.strictObject({
      id,
      state: z.enum(caseStates),
      subject: z.enum(reportSubjects),
      reason: z.string(),
      at: instant,
      mayAppeal: z.boolean(),
    }),
  ),
})
export type OwnStanding = z.infer<typeof ownStanding>
export const standingChange = z.strictObject({ isFindable: z.boolean() })

export const report = z.strictObject({
  subject: z.enum(reportSubjects),
  id,
  reason: z.enum(reportReasons),
  words: textInput.max(socialLimits.reportWords).default(''),
})
export type Report = z.infer<typeof report>

export const caseQuery = z.strictObject({ ...pageQuery, open: flag.optional() })

/** Reports about one thing, as they were when it was reported. Who reported is not told. */
export const moderationCase = z.strictObject({
  id,
  subject: z.enum(reportSubjects),
  state: z.enum(caseStates),
  /** Whom it is about. */
  member: author,
  /** As it was reported: what was written, and how many pictures went with it. */
  frozen: z.strictObject({ text: z.string(), pictures: z.array(picture) }),
  reports: z.array(z.strictObject({ reason: z.enum(reportReasons), words: z.string(), at: instant })),
  openedAt: instant,
  decidedAt: instant.nullable(),
  /** Name of who decided first; `null` too where the account is gone. */
  decidedBy: z.string().nullable(),
  reason: z.string().nullable(),
  suspendedUntil: instant.nullable(),
  /** What the member says against the decision. */
  appeal: z.string().nullable(),
  /** The caller decided it, and so may not decide the appeal. */
  decidedByCaller: z.boolean(),
})
export type ModerationCase = z.infer<typeof moderationCase>
export const casePage = pageOf(moderationCase)

const reason = textInput.min(3).max(socialLimits.reason)
export const caseDecision = z
  .strictObject({
    decision: z.enum(caseDecisions),
    reason,
    /** Of a suspension: until when. */
    until: instantInput.nullable().default(null),
  })
  .refine(({ decision, until }) => (decision === 'suspend') === (until !== null), {
    path: ['until'],
    error: 'A suspension has an end, and nothing else has one',
    params: { code: 'until_of_suspension' },
  })
export const appeal = z.strictObject({ words: reason })
export const appealDecision = z.strictObject({ decision: z.enum(appealDecisions), reason })
