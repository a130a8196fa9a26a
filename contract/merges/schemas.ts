import { z } from 'zod'
import { id, instant, money } from '../kernel/values.ts'
import { lineInput, textInput } from '../kernel/text.ts'
import { mergeObstacles, movedKinds, onceKinds } from './values.ts'

export const duplicatesQuery = z.strictObject({
  /** Beginnings of words in the name, or the beginning of the mail address; who has the same name when absent. */
  search: lineInput.max(100).optional(),
})

const account = z.strictObject({ id, name: z.string(), email: z.string().nullable(), registeredAt: instant })
export const duplicates = z.strictObject({
  account,
  candidates: z.array(
    account.extend({
      /** Both told the same day. */
      hasSameBirthDate: z.boolean(),
    }),
  ),
})
export type Duplicates = z.infer<typeof duplicates>

const pair = { keptId: id, closedId: id }
export const mergeToRehearse = z.strictObject(pair)
export type MergePair = z.infer<typeof mergeToRehearse>
export const mergeToDo = z.strictObject({ ...pair, reason: textInput.min(5).max(1000) })
export type MergeToDo = z.infer<typeof mergeToDo>

/**
 * What goes over to the account that stays, by kind; what ends because both have it; and what stands in the way. With the money that was paid
 * for what goes over and is under way, by currency, and how many mails are written.
 */
export const mergeFigures = z.strictObject({
  moved: z.array(z.strictObject({ kind: z.enum(movedKinds), count: z.int().min(1) })),
  once: z.array(z.strictObject({ kind: z.enum(onceKinds), count: z.int().min(1) })),
  obstacles: z.array(z.enum(mergeObstacles)),
  money: z.array(money),
  mails: z.int().min(0),
})
export type MergeFigures = z.infer<typeof mergeFigures>
