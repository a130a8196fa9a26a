import { z } from 'zod'
import { audiences, categories } from '../catalogue/choices.ts'
import { csvDelimiters } from '../kernel/csv-file.ts'
import { postalAddress } from '../kernel/postal-address.ts'
import {
  calendarDate,
  currency,
  dateInput,
  decimalInput,
  flag,
  id,
  instant,
  money,
  pageOf,
  pageQuery,
  phone,
  wallTime,
} from '../kernel/values.ts'
import { lineInput, textInput } from '../kernel/text.ts'
import { deliveries, deskSteps } from '../orders/goods-order.ts'
import { orderPaymentStates } from '../orders/order-payment.ts'
import { order } from '../orders/schemas.ts'
import { orderStates } from '../orders/states.ts'
import { spanFault } from './hours.ts'
import {
  catalogueColumns,
  dearestDelivery,
  deskKinds,
  deskTabs,
  importLimits,
  importStates,
  lineFaults,
  mostClosedDays,
  mostHours,
  mostPostcodes,
  pharmacyLengths as lengths,
  productShows,
  widestDelivery,
} from './values.ts'

const latitude = z.number().min(-90).max(90)
const longitude = z.number().min(-180).max(180)
const position = z.strictObject({ latitude, longitude })

export const openSpan = z.strictObject({ weekday: z.int().min(1).max(7), from: wallTime, to: wallTime })

export const pharmacyDetails = z.strictObject({
  phone: phone.nullable(),
  about: textInput.max(lengths.about),
  address: postalAddress,
  position: position.nullable(),
})
export type PharmacyDetails = z.infer<typeof pharmacyDetails>

export const pharmacyHours = z.strictObject({
  /** In the pharmacy's zone. */
  spans: z
    .array(openSpan)
    .max(mostHours)
    .superRefine((spans, context) => {
      const fault = spanFault(spans)
      if (fault !== null)
        context.addIssue({
          code: 'custom',
          path: [fault, 'to'],
          message: 'overlaps or ends too early',
          params: { code: 'hours' },
        })
    }),
  closedDays: z.array(dateInput).max(mostClosedDays),
})
export type PharmacyHours = z.infer<typeof pharmacyHours>

export const pharmacyDelivery = z.strictObject({
  delivers: z.boolean(),
  withinMetres: z.int().min(0).max(widestDelivery),
  /** Minor units of the pharmacy's currency. */
  fee: z.int().min(0).max(dearestDelivery),
  /** Goods of this sum come for nothing; `null`: never. */
  freeFrom: z.int().min(1).max(999_999_999).nullable(),
  /** Beginnings of postal codes; none: anywhere within the distance. */
  postcodes: z.array(lineInput.min(1).max(12)).max(mostPostcodes),
})
export type PharmacyDelivery = z.infer<typeof pharmacyDelivery>

export const pharmacyProfile = z.strictObject({
  name: z.string(),
  licenceNumber: z.string(),
  licenceState: z.enum(['unverified', 'verified', 'refused', 'revoked']),
  currency,
  timeZone: z.string(),
  details: z.strictObject({ ...pharmacyDetails.shape, about: z.string() }),
  hours: z.strictObject({ spans: z.array(openSpan), closedDays: z.array(calendarDate) }),
  delivery: pharmacyDelivery,
})
export type PharmacyProfile = z.infer<typeof pharmacyProfile>

export const pharmaciesQuery = z.strictObject({
  latitude: decimalInput(z.number().min(-90).max(90)).optional(),
  longitude: decimalInput(z.number().min(-180).max(180)).optional(),
  search: lineInput.max(100).optional(),
  openNow: flag.optional(),
  delivers: flag.optional(),
})
export type PharmaciesQuery = z.infer<typeof pharmaciesQuery>

export const pharmacyCard = z.strictObject({
  id,
  name: z.string(),
  phone: phone.nullable(),
  address: postalAddress,
  /** From the asked position. */
  distanceMetres: z.int().nullable(),
  timeZone: z.string(),
  /** Wall time of today in its zone; `null`: closed. */
  openUntil: wallTime.nullable(),
  opensNext: z.strictObject({ date: calendarDate, time: wallTime }).nullable(),
  delivery: z
    .strictObject({
      fee: money,
      withinMetres: z.int(),
      /** `null` where nobody said where to. */ reaches: z.boolean().nullable(),
    })
    .nullable(),
})
export type PharmacyCard = z.infer<typeof pharmacyCard>
export const pharmacyCards = z.strictObject({ items: z.array(pharmacyCard) })

const productFields = {
  sku: lineInput.min(1).max(lengths.sku),
  name: lineInput.min(1).max(lengths.name),
  description: textInput.max(lengths.description),
  category: z.enum(categories),
  audience: z.enum(audiences),
  prescriptionOnly: z.boolean(),
  /** Minor units of the pharmacy's currency. */
  price: z.int().min(1).max(999_999_999),
  /** Stock at or under this is low. */
  lowStock: z.int().min(0).max(100_000),
  /** Taken off the shelf: nobody finds or buys it; what was ordered stays. */
  isHidden: z.boolean(),
}
export const productDraft = z.strictObject(productFields)
export type ProductDraft = z.infer<typeof productDraft>

export const ownProduct = z.strictObject({
  ...productFields,
  sku: z.string().nullable(),
  id,
  currency,
  picture: z.string().nullable(),
  stock: z.int(),
  lots: z.array(
    z.strictObject({
      id,
      lot: z.string(),
      expiresOn: calendarDate.nullable(),
      quantity: z.int(),
      /** Kept for orders. */
      reserved: z.int(),
      isRecalled: z.boolean(),
    }),
  ),
})
export type OwnProduct = z.infer<typeof ownProduct>
export const lotDraft = z.strictObject({
  /** `null`: a new one. */
  lotId: id.nullable(),
  lot: lineInput.min(1).max(lengths.lot),
  expiresOn: dateInput.nullable(),
  /** On the shelf, those kept for orders included. */
  quantity: z.int().min(0).max(1_000_000),
  /** How many there were when it was read; 0 of a new one. */
  seenQuantity: z.int().min(0).max(1_000_000),
  reason: textInput.min(3).max(300),
})
export type LotDraft = z.infer<typeof lotDraft>
/** `null` in `quantityFrom`: the lot came new. */
export const lotChange = z.strictObject({
  id,
  lot: z.string(),
  quantityFrom: z.int().nullable(),
  quantityTo: z.int(),
  expiresFrom: calendarDate.nullable(),
  expiresTo: calendarDate.nullable(),
  reason: z.string(),
  at: instant,
})
export type LotChange = z.infer<typeof lotChange>
export const lotChanges = z.strictObject({ items: z.array(lotChange) })

export const ownProductPage = pageOf(ownProduct)
export const ownProductQuery = z.strictObject({
  ...pageQuery,
  search: lineInput.max(100).optional(),
  show: z.enum(productShows).optional(),
  category: z.enum(categories).optional(),
})
export type OwnProductQuery = z.infer<typeof ownProductQuery>

export const newImport = z.strictObject({
  /** Of the file, for whoever reads the list. */
  name: lineInput.min(1).max(120),
  delimiter: z.enum(csvDelimiters),
  heads: z.array(z.string().max(importLimits.head)).min(1).max(importLimits.cells),
})
export type NewImport = z.infer<typeof newImport>

export const importedLines = z.strictObject({
  /** Of the first of them, as an editor counts them. */
  firstLine: z
    .int()
    .min(1)
    .max(importLimits.lines + 1),
  lines: z
    .array(z.array(z.string().max(importLimits.cell)).max(importLimits.cells))
    .min(1)
    .max(importLimits.linesAtOnce),
})
export type ImportedLines = z.infer<typeof importedLines>

export const importProgress = z.strictObject({ lines: z.int(), faultyLines: z.int() })
export type ImportProgress = z.infer<typeof importProgress>

export const importFault = z.strictObject({
  line: z.int(),
  column: z.enum(catalogueColumns).nullable(),
  fault: z.enum(lineFaults),
  /** What the file has there, shortened. */
  value: z.string().nullable(),
})
export type ImportFault = z.infer<typeof importFault>

export const catalogueImport = z.strictObject({
  id,
  name: z.string(),
  state: z.enum(importStates),
  lines: z.int(),
  /** Products that come new, change, or stay as they are. */
  added: z.int(),
  changed: z.int(),
  faultyLines: z.int(),
  /** The first of them. */
  faults: z.array(importFault).max(importLimits.faultsShown),
  createdAt: instant,
})
export type CatalogueImport = z.infer<typeof catalogueImport>

const deskCard = {
  id,
  number: z.string(),
  kind: z.enum(deskKinds),
  state: z.enum(orderStates),
  paymentState: z.enum(orderPaymentStates),
  buyer: z.string(),
  delivery: z.enum(deliveries),
  placedAt: instant,
  total: money,
  /** The step that comes next; `null` where the pharmacy has none to take. */
  next: z.enum(deskSteps).nullable(),
}
export const deskOrderCard = z.strictObject({ ...deskCard, goods: z.array(z.string()) })
export type DeskOrderCard = z.infer<typeof deskOrderCard>
export const deskOrderPage = pageOf(deskOrderCard)
export const deskOrdersQuery = z.strictObject({
  ...pageQuery,
  tab: z.enum(deskTabs).default('new'),
  kind: z.enum(deskKinds).optional(),
  search: lineInput.max(100).optional(),
})
export type DeskOrdersQuery = z.infer<typeof deskOrdersQuery>

export const deskOrder = z.strictObject({
  ...deskCard,
  /** The buyer's account, for whoever writes to them. */
  buyerId: id,
  order,
  recipient: z.string(),
  phone: z.string().nullable(),
  address: postalAddress.nullable(),
  note: z.string().nullable(),
  /** What lies ready for it, by lot. */
  lots: z.array(z.strictObject({ product: z.string(), lot: z.string(), expiresOn: calendarDate.nullable(), quantity: z.int() })),
  mayReject: z.boolean(),
})
export type DeskOrder = z.infer<typeof deskOrder>
export const deskStep = z.strictObject({ step: z.enum(deskSteps) })
export const rejection = z.strictObject({ reason: textInput.min(3).max(500) })

/** Where the order stands now; its refund goes on by itself. */
export const rejected = z.strictObject({ id, state: z.enum(orderStates) })

export const desk = z.strictObject({
  /** Requests that wait for a price, and how long the oldest has. */
  requests: z.int(),
  answerUntil: instant.nullable(),
  quoted: z.int(),
  orders: z.array(z.strictObject({ state: z.enum(orderStates), orders: z.int() })),
  currency,
  timeZone: z.string(),
  /** Of the last days, the earliest first, in the pharmacy's zone: what was paid less what went back, in minor units. */
  sales: z.array(z.strictObject({ date: calendarDate, orders: z.int(), net: z.int() })),
  lowStock: z.array(z.strictObject({ id, name: z.string(), stock: z.int(), lowStock: z.int() })),
  expiring: z.array(z.strictObject({ id, name: z.string(), lot: z.string(), expiresOn: calendarDate, quantity: z.int() })),
})
export type Desk = z.infer<typeof desk>
