import type { Module } from '#server/kernel/module.ts'
import { medicineOrdersEndpoints } from './endpoints.ts'
import { medicineOrdersMigrations } from './migrations/index.ts'
import { medicineOrders } from './order-kind.ts'
import { medicineOrdersPushWords } from './push/words.ts'
import { seedMedicineOrders } from './seed/seed-medicine-orders.ts'
import './tables.ts'
import { announceToPharmacies } from './work/announce-hold.ts'
import { expireQuotes, stopWithoutPrescription } from './work/jobs.ts'
import { medicineOrdersWords } from './words.ts'
import { medicineOrdersData } from './personal-data.ts'

export { requestMedicineWithin } from './request/request-medicine.ts'
export { beforeMedicineStep } from './work/before-step.ts'
export { callOffMedicine, giveBack } from './work/end-medicine-order.ts'
export { lockMedicineOrder } from './lock-medicine-order.ts'

/** Prescriptions sent to pharmacies: quotes, agreement, and what was given of them. */
export const medicineOrdersModule: Module = {
  name: 'medicine-orders',
  personalData: medicineOrdersData,
  endpoints: medicineOrdersEndpoints,
  migrations: medicineOrdersMigrations,
  jobs: [expireQuotes, stopWithoutPrescription],
  prescriptionHoldChanged: announceToPharmacies,
  orderKinds: { medicine: medicineOrders },
  seed: seedMedicineOrders,
  words: medicineOrdersWords,
  pushWords: medicineOrdersPushWords,
}
