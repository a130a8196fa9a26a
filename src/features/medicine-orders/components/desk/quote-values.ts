import type { MedicineOrder, Offer } from '#contract/medicine-orders/schemas.ts'
import type { OfferKind } from '#contract/medicine-orders/values.ts'
import { readAmount, writtenAmount } from '#shared/lib/written-amount.ts'

/** What the fields of one line hold. */
export interface OfferValues {
  readonly lineId: string
  readonly kind: OfferKind
  /** What is looked for in the catalogue. */
  readonly search: string
  readonly productId: string
  readonly quantity: string
  /** A plain decimal number, as it is written. */
  readonly unitPrice: string
  readonly note: string
}

/** What is offered now, or an empty offer that begins to look for the medicine's name. */
export const valuesOf = ({ lines, deliveryFee }: MedicineOrder): OfferValues[] =>
  lines.map(({ id, name, offer }) => ({
    lineId: id,
    kind: offer?.kind ?? 'as_prescribed',
    search: name.split(' ')[0] ?? name,
    productId: offer?.productId ?? '',
    quantity: String(offer?.quantity ?? 1),
    unitPrice: offer && offer.kind !== 'unavailable' ? writtenAmount(offer.unitPrice.amount, deliveryFee.currency) : '',
    note: offer?.note ?? '',
  }))

/** What is sent; what is not a number is left for the schema to find. */
export const offersOf = (values: readonly OfferValues[], currency: string): Record<keyof Offer, unknown>[] =>
  values.map(({ lineId, kind, productId, quantity, unitPrice, note }) =>
    kind === 'unavailable'
      ? { lineId, kind, productId: null, quantity: 1, unitPrice: 0, note }
      : {
          lineId,
          kind,
          productId: productId || null,
          quantity: Number(quantity),
          unitPrice: readAmount(unitPrice, currency),
          note,
        },
  )
