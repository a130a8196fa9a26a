import { appointmentOrder } from '../booking/order-kind.ts'
import { afterStep } from '../kernel/machine.ts'
import { medicineOrder } from '../medicine-orders/order-kind.ts'
import { subscriptionOrder } from '../plans/order-kind.ts'
import { shopOrder } from '../shop/order-kind.ts'
import type { FulfilmentMachine } from './fulfilment.ts'
import { isUnsettled, type OrderPaymentState } from './order-payment.ts'

/** What an order is for (domain, Orders). */
export const orderKinds = ['appointment', 'medicine', 'shop', 'subscription'] as const
export type OrderKind = (typeof orderKinds)[number]

/** How each kind is fulfilled: a line for each that can be bought. Not in `capability.ts`, for every first view has that. */
export const orderMachines = {
  appointment: appointmentOrder,
  medicine: medicineOrder,
  shop: shopOrder,
  subscription: subscriptionOrder,
} as const satisfies Partial<Record<OrderKind, FulfilmentMachine>>

export type OrderState = (typeof orderMachines)[keyof typeof orderMachines]['states'][number]
export const orderStates = [...new Set(Object.values(orderMachines).flatMap(({ states }) => states))] as [
  OrderState,
  ...OrderState[],
]

/** An order with both of its states. */
export interface OrderStates {
  readonly state: string
  readonly paymentState: OrderPaymentState
}

/** Whether the buyer can pay the order now: money is wanted, and its kind takes it in this state. */
export function isPayable({ state, paymentState }: OrderStates, machine: FulfilmentMachine): boolean {
  return isUnsettled(paymentState) && afterStep(machine, state, 'pay') !== null
}

/** {@link isPayable} by the order's kind. */
export function mayBePaid(order: OrderStates & { readonly kind: OrderKind }): boolean {
  const machine: FulfilmentMachine | undefined = (orderMachines as Partial<Record<OrderKind, FulfilmentMachine>>)[order.kind]
  return machine !== undefined && isPayable(order, machine)
}
