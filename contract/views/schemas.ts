import { z } from 'zod'
import { id } from '../kernel/values.ts'
import { lineInput } from '../kernel/text.ts'

/** Views that one person can keep of one list. */
export const mostViews = 30

/** Names a list within the application: `visits.own`. */
const list = z
  .string()
  .regex(/^[a-z][a-zA-Z]*(\.[a-zA-Z]+)*$/)
  .max(60)
const viewName = lineInput.min(1).max(60)
/** The list's part of the address as a query string, without `?`. */
const address = z.string().max(1000)
/** Keys of hidden columns; `null`: those that the screen hides by itself. */
const hidden = z.array(z.string().min(1).max(60)).max(50).nullable()

export const savedView = z.strictObject({ id, name: viewName, address, hidden })
export type SavedView = z.infer<typeof savedView>

export const viewsQuery = z.strictObject({ list })
export const views = z.strictObject({ items: z.array(savedView) })
export const viewNaming = z.strictObject({ name: viewName })
export const newView = z.strictObject({ list, name: viewName, address, hidden: hidden.default(null) })
export const viewChange = z.strictObject({ name: viewName.optional(), address: address.optional(), hidden: hidden.optional() })
