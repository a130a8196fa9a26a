import type { ItemIn } from '#contract/capabilities.ts'

/** Kinds of thing that answers carry and changes make stale: those of all capabilities (`contract/<capability>/capability.ts`). */
export type TagType = ItemIn<'tags'>
