import type { FulfilmentMachine } from './fulfilment.ts'
import { orderMachines, type OrderKind } from './states.ts'

/** States of a kind of order that something still leads on from, but for money that comes too late: of all others nothing more is to be done. */
export function openStatesOf(machine: FulfilmentMachine): string[] {
  const steps = Object.entries(machine.steps).filter(([verb]) => verb !== 'payLate')
  return machine.states.filter((state) => steps.some(([, { from }]) => from.includes(state)))
}

/** The same of any kind; none of a kind that cannot be ordered yet. */
export function openStatesOfKind(kind: OrderKind): string[] {
  const machine = (orderMachines as Partial<Record<OrderKind, FulfilmentMachine>>)[kind]
  return machine ? openStatesOf(machine) : []
}

/** Of all kinds together. No state is open in one kind and over in another. */
export const openOrderStatesOfAll: readonly string[] = [
  ...new Set(Object.values(orderMachines).flatMap((machine: FulfilmentMachine) => openStatesOf(machine))),
]

export const isOpenOrder = (state: string) => openOrderStatesOfAll.includes(state)
