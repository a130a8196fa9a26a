import { z } from 'zod'
import { postalAddress } from '../kernel/postal-address.ts'
import { petSpecies } from '../kernel/animals.ts'
import {
  calendarDate,
  dateInput,
  id,
  instant,
  medicineAmount,
  money,
  pageOf,
  pageQuery,
  phone,
  revisionInput,
  wholeNumber,
} from '../kernel/values.ts'
import { lineInput, textInput } from '../kernel/text.ts'
import { deliveries } from '../orders/goods-order.ts'
import { order } from '../orders/schemas.ts'
import { keptCheck, prescribed, prescriptionConflict } from '../prescriptions/schemas.ts'
import { controlledFaults } from './rules.ts'
import { dearestPack, medicineOrderLengths as lengths, mostPacks, offerKinds, outcomes } from './values.ts'
import { medicineOrder as machine } from './order-kind.ts'

const reason = textInput.min(3).max(lengths.reason)
const note = textInput.max(lengths.note)

export const medicineRequest = z
  .strictObject({
    pharmacyId: id,
    /** Of the prescription. */
    lineIds: z.array(id).min(1).max(20),
    delivery: z.enum(deliveries),
    /** Where it is brought; needed for a courier. */
    address: postalAddress.nullable(),
    /** Of that address, where the person let it be known: then the pharmacy's area is held against it. */
    position: z.strictObject({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) }).nullable(),
    phone: phone.nullable(),
    note,
  })
  .refine(({ delivery, address }) => delivery === 'pickup' || address !== null, {
    path: ['address'],
    error: 'say where to',
    params: { code: 'required' },
  })
export type MedicineRequest = z.infer<typeof medicineRequest>

export const offer = z.strictObject({
  lineId: id,
  kind: z.enum(offerKinds),
  /** Of the pharmacy's own catalogue; `null` of what is not to be had. */
  productId: id.nullable(),
  /** Packs. */
  quantity: z.int().min(1).max(mostPacks),
  /** Minor units of one pack. */
  unitPrice: z.int().min(0).max(dearestPack),
  note,
})
export type Offer = z.infer<typeof offer>

export const quote = z.strictObject({
  /** Of the order that was read. */
  revision: revisionInput,
  offers: z.array(offer).min(1).max(20),
  note,
  /** The paper itself is in the pharmacist's hand, where a controlled medicine asks for it. */
  hasPaper: z.boolean(),
})
export type Quote = z.infer<typeof quote>

export const ending = z.strictObject({ reason })
export const agreement = z.strictObject({
  revision: revisionInput,
  /** Minor units that the patient was shown. */
  total: wholeNumber.min(0),
})

export const dispensing = z.strictObject({
  lineId: id,
  outcome: z.enum(outcomes),
  /** Packs that were given now; 0 where nothing was. */
  quantity: z.int().min(0).max(mostPacks),
  /** What they hold, in the unit of the dose; where it is absent, the packs' share of what is due. */
  amount: medicineAmount.optional(),
  /** What was due when the line was read: it is not counted twice, nor after somebody else dispensed. */
  due: medicineAmount.optional(),
  lot: lineInput.max(lengths.lot),
  expiresOn: dateInput.nullable(),
  /** Needed for all but `filled`. */
  reason: textInput.max(lengths.reason),
  /** Why it is given although it was given within a week. */
  recentReason: textInput.max(lengths.reason),
})
export type Dispensing = z.infer<typeof dispensing>

/** A line of the prescription, what is offered for it, and what became of it. Health data. */
export const medicineOrderLine = z.strictObject({
  ...prescribed.shape,
  id,
  isControlled: z.boolean(),
  /** How often the prescription still lets it be filled, a fill that was begun included. */
  left: z.int(),
  /** What may be dispensed now, in the unit of the dose: the rest of the fill that was begun, or all of the next. */
  due: z.number().min(0),
  /** Still due on the fill that was begun; 0 where none is. */
  remaining: z.number().min(0),
  /** When it was last given, within the week. */
  givenRecently: instant.nullable(),
  /** What the country's rule has against it. */
  controlledFaults: z.array(z.enum(controlledFaults)),
  offer: z
    .strictObject({
      kind: z.enum(offerKinds),
      productId: id.nullable(),
      name: z.string(),
      quantity: z.int(),
      unitPrice: money,
      amount: money,
      note: z.string(),
    })
    .nullable(),
  /** Kept for the order, the first to go first. */
  lots: z.array(z.strictObject({ lot: z.string(), expiresOn: calendarDate.nullable(), quantity: z.int() })),
  dispensed: z
    .strictObject({
      outcome: z.enum(outcomes),
      /** Packs in all. */
      quantity: z.int(),
      reason: z.string(),
      at: instant,
      /** What was given at once, first to last. */
      parts: z.array(
        z.strictObject({
          quantity: z.int(),
          amount: z.number().nullable(),
          lot: z.string(),
          expiresOn: calendarDate.nullable(),
          at: instant,
        }),
      ),
    })
    .nullable(),
})
export type MedicineOrderLine = z.infer<typeof medicineOrderLine>

export const medicineOrder = z.strictObject({
  id,
  revision: z.int(),
  order,
  patient: z.strictObject({
    name: z.string(),
    phone: phone.nullable(),
    subject: z.string(),
    species: z.enum(petSpecies).nullable(),
  }),
  pharmacy: z.strictObject({ id, name: z.string(), address: postalAddress, phone: phone.nullable() }),
  prescription: z.strictObject({
    id,
    doctor: z.string(),
    issuedAt: instant,
    validUntil: calendarDate,
    code: z.string().nullable(),
    /** It can still be filled. */
    isOpen: z.boolean(),
    /** What was not clear when it was issued, and why the doctor went on; for the pharmacist. */
    checks: z.array(keptCheck),
    /** What the record says against it since then, until its doctor decides: nothing of these lines is dispensed. */
    conflicts: z.array(prescriptionConflict),
  }),
  delivery: z.enum(deliveries),
  address: postalAddress.nullable(),
  note: z.string(),
  quoteNote: z.string(),
  requestedAt: instant,
  quotedAt: instant.nullable(),
  /** Until when the other one answers; `null` once that does not matter. */
  answerUntil: instant.nullable(),
  deliveryFee: money,
  /** The country's rule for controlled medicines, where one is among the lines. */
  controlled: z
    .strictObject({
      withoutPaper: z.boolean(),
      mayBeDelivered: z.boolean(),
      daysToFirstFill: z.int(),
      refills: z.int(),
      source: z.string(),
    })
    .nullable(),
  lines: z.array(medicineOrderLine),
  /** What the caller may do now. */
  may: z.strictObject({
    quote: z.boolean(),
    decline: z.boolean(),
    agree: z.boolean(),
    pay: z.boolean(),
    cancel: z.boolean(),
    dispense: z.boolean(),
  }),
})
export type MedicineOrder = z.infer<typeof medicineOrder>

export const medicineCard = z.strictObject({
  id,
  number: z.string(),
  state: z.enum(machine.states),
  /** The other one, for whom it is. */
  patient: z.string(),
  pharmacy: z.string(),
  medicines: z.array(z.string()),
  delivery: z.enum(deliveries),
  placedAt: instant,
  answerUntil: instant.nullable(),
  total: money,
})
export type MedicineCard = z.infer<typeof medicineCard>
export const medicineCards = z.strictObject({ items: z.array(medicineCard) })
export const requestQuery = z.strictObject({ ...pageQuery, state: z.enum(['requested', 'quoted']).optional() })
export const medicinePage = pageOf(medicineCard)
