import { capabilities, merged, type KeyIn } from '../capabilities.ts'
import type { Capability, NoticeFacts } from '../kernel/capability.ts'
import type { Role } from '../kernel/roles.ts'

/** A kind of notice, which is the key of its words and of the person's choices. */
export type NoticeKind = KeyIn<'notices'>

export const noticeKinds: Readonly<Record<NoticeKind, NoticeFacts>> = merged('notices')

type One = (typeof capabilities)[number]
type KindsOf<C> = C extends { readonly notices: infer Kinds } ? Extract<keyof Kinds, string> : never
type WordsOf<Group extends string, C = One> = C extends One ? `${C['name']}.${Group}.${KindsOf<C>}` : never

/** Which capability sends the kind: its words lie there. */
const senders = new Map(
  capabilities.flatMap(({ name, notices = {} }: Capability) => Object.keys(notices).map((kind) => [kind, name] as const)),
)

/** The key of the sentence that a notice of the kind says. */
export const sentenceKey = (kind: NoticeKind) => `${senders.get(kind)}.noticeTexts.${kind}` as WordsOf<'noticeTexts'>

/** The key of what the kind is called where somebody chooses. */
export const titleKey = (kind: NoticeKind) => `${senders.get(kind)}.noticeTitles.${kind}` as WordsOf<'noticeTitles'>

/** Whether the kind is told whatever the person chose. */
export const isRequired = (kind: NoticeKind): boolean => noticeKinds[kind].required === true

export const isMailed = (kind: NoticeKind): boolean => noticeKinds[kind].mailed === true

export const isPushed = (kind: NoticeKind): boolean => noticeKinds[kind].pushed === true

/** Whether a person of this role can receive the kind. */
export const isFor = (kind: NoticeKind, role: Role): boolean => noticeKinds[kind].for.includes(role)

/** The kinds that a person of this role may choose about. */
export function choosableKinds(role: Role): NoticeKind[] {
  const kinds = Object.keys(noticeKinds) as NoticeKind[]
  return kinds.filter((kind) => !isRequired(kind) && isFor(kind, role))
}
