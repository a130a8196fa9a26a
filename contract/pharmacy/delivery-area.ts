import { distanceBetween, type Position } from '../kernel/geodesy.ts'

/** Where a pharmacy brings to. */
export interface DeliveryArea {
  readonly delivers: boolean
  readonly country: string
  /** Beginnings of postal codes; none: the distance alone says. */
  readonly postcodes: readonly string[]
  readonly position: Position | null
  readonly withinMetres: number
}

export interface Destination {
  readonly country: string
  readonly postalCode: string
  /** Where somebody let it be known. */
  readonly position: Position | null
}

export const deliveryFaults = ['no_delivery', 'outside_delivery_area'] as const
export type DeliveryFault = (typeof deliveryFaults)[number]

/** Postal codes are compared without blanks and dashes, whatever their case. */
export const plainPostcode = (code: string): string => code.replaceAll(/[\s-]/g, '').toUpperCase()

/** What keeps the pharmacy from bringing there; `null`: nothing that is known. */
export function deliveryFault(area: DeliveryArea, to: Destination): DeliveryFault | null {
  if (!area.delivers) return 'no_delivery'
  if (area.country !== to.country) return 'outside_delivery_area'
  const code = plainPostcode(to.postalCode)
  const isListed = area.postcodes.some((beginning) => code.startsWith(plainPostcode(beginning)))
  if (area.postcodes.length > 0 && !isListed) return 'outside_delivery_area'
  const isFar = area.position && to.position && distanceBetween(area.position, to.position) > area.withinMetres
  return isFar ? 'outside_delivery_area' : null
}

/** What the way costs for goods of this sum, in minor units. */
export const deliveryFeeFor = (goods: number, fee: number, freeFrom: number | null): number =>
  freeFrom !== null && goods >= freeFrom ? 0 : fee
