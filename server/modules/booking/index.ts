import type { Module } from '#server/kernel/module.ts'
import { expireHolds } from './appointments/expire-hold.ts'
import { sendReminders } from './appointments/send-reminders.ts'
import { appointmentOrders } from './appointments/confirm-appointment.ts'
import { availabilityEndpoints } from './availability-endpoints.ts'
import { bookingEndpoints } from './endpoints.ts'
import { mayOpenPetPicture } from './pet-picture-reader.ts'
import { slots } from './slots-topic.ts'
import './tables.ts'
import { bookingWords } from './words.ts'

export { feeInMode, type FeeColumns } from './fee-in-mode.ts'
export { selectAppointments } from './appointments/select-appointments.ts'
export { isBookable } from './is-bookable.ts'
export { nextFreeSlots } from './slots/next-free.ts'
export { windowOf } from './slots/list-slots.ts'

/** When doctors can be met, and the visits themselves. */
export const bookingModule: Module = {
  name: 'booking',
  endpoints: [...bookingEndpoints, ...availabilityEndpoints],
  jobs: [expireHolds, sendReminders],
  topics: [slots],
  orderKinds: { appointment: appointmentOrders },
  words: bookingWords,
  fileReaders: { petPicture: mayOpenPetPicture },
}
