import { z } from 'zod'
import { id, instant, money, pageOf, pageQuery } from '../kernel/values.ts'
import { lineInput, textInput } from '../kernel/text.ts'
import { foundProducts, packetShows, packetStates, recallLengths as lengths } from './values.ts'

const lot = lineInput.min(1).max(lengths.lot)

export const newRecall = z.strictObject({
  productId: id,
  lot,
  /** Its owners read it. */
  reason: textInput.min(lengths.reason.least).max(lengths.reason.most),
})
export type NewRecall = z.infer<typeof newRecall>

const counts = z.strictObject({ packets: z.int(), reached: z.int(), credited: z.int(), here: z.int() })

export const recall = z.strictObject({
  id,
  product: z.strictObject({ id, name: z.string() }),
  pharmacy: z.strictObject({ id, name: z.string() }),
  lot: z.string(),
  reason: z.string(),
  by: z.enum(['pharmacy', 'admin']),
  at: instant,
  counts,
})
export type Recall = z.infer<typeof recall>
export const recallQuery = z.strictObject(pageQuery)
export const recallPage = pageOf(recall)

export const recallableQuery = z.strictObject({ search: lineInput.max(100).optional() })
export const recallable = z.strictObject({
  items: z
    .array(
      z.strictObject({
        id,
        name: z.string(),
        pharmacy: z.string(),
        lots: z.array(z.strictObject({ lot: z.string(), quantity: z.int(), isRecalled: z.boolean() })),
      }),
    )
    .max(foundProducts),
})
export type Recallable = z.infer<typeof recallable>['items'][number]
export const reachQuery = z.strictObject({ productId: id, lot })
export const reach = z.strictObject({ onShelf: z.int(), packets: z.int(), people: z.int() })

/** A packet as who called it back sees it: whose it is, and how far it has come. */
export const packetRow = z.strictObject({
  id,
  orderId: id,
  orderNumber: z.string(),
  buyer: z.string(),
  quantity: z.int(),
  state: z.enum(packetStates),
  toldAt: instant,
  seenAt: instant.nullable(),
  credited: money.nullable(),
})
export type PacketRow = z.infer<typeof packetRow>
export const packetQuery = z.strictObject({ ...pageQuery, show: z.enum(packetShows).optional() })
export const packetPage = pageOf(packetRow)

/** A packet as its owner sees it. May tell of their health. */
export const recalledPacket = z.strictObject({
  id,
  product: z.string(),
  lot: z.string(),
  reason: z.string(),
  pharmacy: z.strictObject({ id, name: z.string() }),
  quantity: z.int(),
  orderId: id,
  orderNumber: z.string(),
  orderKind: z.enum(['shop', 'medicine']),
  recalledAt: instant,
  credited: z.strictObject({ money, at: instant }).nullable(),
})
export type RecalledPacket = z.infer<typeof recalledPacket>
export const recalledPackets = z.strictObject({ items: z.array(recalledPacket) })
