import type { Module } from '#server/kernel/module.ts'
import { takeCashierPost } from '#server/modules/orders/index.ts'
import { paymentsCashier } from './cashier.ts'
import { paymentEndpoints } from './endpoints.ts'
import { paymentJobs } from './jobs.ts'
import './tables.ts'
import { paymentWords } from './words.ts'

takeCashierPost(paymentsCashier)

export const paymentsModule: Module = {
  name: 'payments',
  endpoints: paymentEndpoints,
  jobs: paymentJobs,
  words: paymentWords,
}
