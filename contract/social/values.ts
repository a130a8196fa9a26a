/** The words of the community that browser and server share. No zod: screens may import them for nothing. */

/** Who may read a post or an album beside its author. */
export const socialAudiences = ['everyone', 'followers', 'me'] as const
export type SocialAudience = (typeof socialAudiences)[number]

/** Posts of those whom one follows and one's own; or of everybody who shows them to everyone. */
export const feedTabs = ['following', 'discover'] as const
export type FeedTab = (typeof feedTabs)[number]

export const reportReasons = ['spam', 'harassment', 'cruelty', 'falseAdvice', 'privacy', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]

/** What can be reported; a case is about one of them. */
export const reportSubjects = ['post', 'comment', 'member', 'productReview'] as const
export type ReportSubject = (typeof reportSubjects)[number]

export const socialLimits = {
  text: 2000,
  /** Of one post. */
  pictures: 10,
  /** Of one post: the animals it is about. */
  animals: 6,
  alternative: 300,
  comment: 1000,
  albumTitle: 80,
  /** Of one album. */
  albumPictures: 100,
  /** Of one member. */
  albums: 50,
  reportWords: 1000,
  reason: 500,
} as const
