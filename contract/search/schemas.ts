import { z } from 'zod'
import { appointmentStates } from '../booking/states.ts'
import { doctorKind, speciality, appointmentMode } from '../doctors/schemas.ts'
import { roles } from '../kernel/roles.ts'
import { isEnoughToSearch } from '../kernel/search/fold.ts'
import { id, instant, money } from '../kernel/values.ts'
import { lineInput } from '../kernel/text.ts'
import { orderPaymentStates } from '../orders/order-payment.ts'
import { orderKinds, orderStates } from '../orders/states.ts'

/** Words in any order, each the beginning of a word of the name, or the beginning of a number. Accents and case do not matter. */
export const searchWords = z.strictObject({
  words: lineInput
    .min(1)
    .max(100)
    .check(({ value, issues }) => {
      if (!isEnoughToSearch(value))
        issues.push({ code: 'too_small', origin: 'string', minimum: 2, inclusive: true, input: value })
    }),
})

/** How many of each kind are found at most. */
export const maxResults = 5

/** What was found, by kind: as much as its line in a list of results needs. `id` names the record. */
export const found = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('doctor'), id, name: z.string(), doctorKind, speciality }),
  z.strictObject({ kind: z.literal('product'), id, name: z.string(), price: money, pharmacy: z.string() }),
  z.strictObject({ kind: z.literal('article'), id, slug: z.string(), name: z.string(), summary: z.string() }),
  /** A person whom the practice sees or saw, or their pet; `visitId` and `start` of their latest visit. */
  z.strictObject({
    kind: z.literal('patient'),
    id,
    name: z.string(),
    pet: z.strictObject({ name: z.string(), species: z.string() }).nullable(),
    visitId: id,
    start: instant,
  }),
  /** One of the caller's own. */
  z.strictObject({ kind: z.literal('pet'), id, name: z.string(), species: z.string() }),
  /** `other`: the doctor, for the practice the patient. */
  z.strictObject({
    kind: z.literal('visit'),
    id,
    number: z.string(),
    state: z.enum(appointmentStates),
    mode: appointmentMode,
    start: instant,
    other: z.string(),
    subject: z.string(),
  }),
  z.strictObject({
    kind: z.literal('order'),
    id,
    number: z.string(),
    orderKind: z.enum(orderKinds),
    state: z.enum(orderStates),
    paymentState: z.enum(orderPaymentStates),
    total: money,
    other: z.string(),
  }),
  z.strictObject({ kind: z.literal('invoice'), id, orderId: id, number: z.string(), amount: money, other: z.string() }),
  /** A conversation of the caller's; `id` is whom it is with. */
  z.strictObject({ kind: z.literal('conversation'), id, name: z.string(), role: z.enum(roles), at: instant }),
  z.strictObject({
    kind: z.literal('account'),
    id,
    name: z.string(),
    role: z.enum(roles),
    status: z.enum(['pending', 'active', 'suspended']),
    email: z.string().nullable(),
  }),
])
export type Found = z.infer<typeof found>
export type FoundKind = Found['kind']

export const searchAnswer = z.strictObject({ items: z.array(found) })
