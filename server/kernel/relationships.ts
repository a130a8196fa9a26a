import type { Card } from '#contract/chat/schemas.ts'
import type { CardKind, RelationshipKind } from '#contract/chat/values.ts'
import type { Reader } from './db.ts'

/** Why people may write to each other, as a capability knows it of its own records. */
export interface RelationshipSource {
  readonly kind: RelationshipKind
  /** Of these people those with whom the person has the relationship at `now`; all (two hundred at most, the newest first) where none are named. */
  related(db: Reader, userId: string, others: readonly string[] | null, now: Date): Promise<readonly string[]>
}

/** Records of a capability that can be shown in a conversation of their two parties. */
export interface CardSource {
  readonly kind: CardKind
  /** What both are parties of, the newest first; of these ids alone where they are named, else twenty at most. */
  shared(db: Reader, one: string, other: string, ids: readonly string[] | null): Promise<readonly Card[]>
}

declare module './module.ts' {
  interface Module {
    /** Why people may write to each other. */
    readonly relationships?: RelationshipSource
    /** What of it can be shown in a conversation. */
    readonly cards?: CardSource
  }
}
