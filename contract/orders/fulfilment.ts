import type { Machine, Step } from '../kernel/machine.ts'

/**
 * How orders of one kind are fulfilled; what is paid is another machine (`order-payment.ts`). Every kind has four steps that orders and
 * payments take: `pay` from the states in which the buyer may pay, `payLate` where the money came after the order had ended, `expire` and
 * `cancel`. All further steps are the kind's own.
 */
export interface FulfilmentMachine extends Machine {
  readonly steps: Readonly<Record<'pay' | 'payLate' | 'expire' | 'cancel', Step>> & Machine['steps']
}
