import type { Module } from '#server/kernel/module.ts'
import { joinedWords } from '#server/kernel/words.ts'
import { expireHolds } from './appointments/expire-hold.ts'
import { sendReminders } from './appointments/send-reminders.ts'
import { appointmentOrders } from './appointments/confirm-appointment.ts'
import { availabilityEndpoints } from './availability-endpoints.ts'
import { passOffersOn } from './earlier/end-offers.ts'
import { earlierEndpoints } from './earlier-endpoints.ts'
import { bookingEndpoints } from './endpoints.ts'
import { earlierWords } from './earlier/words.ts'
import { followUpEndpoints } from './follow-up-endpoints.ts'
import { remindFollowUps } from './follow-ups/remind-follow-ups.ts'
import { followUpWords } from './follow-ups/words.ts'
import { bookingMigrations } from './migrations/index.ts'
import { mayOpenPetPicture } from './pet-picture-reader.ts'
import { visitCards } from './chat-cards.ts'
import { visitRelationships } from './relationships.ts'
import { slots } from './slots-topic.ts'
import './tables.ts'
import { bookingWords } from './words.ts'
import { bookingPushWords } from './push/words.ts'
import { bookingData } from './personal-data.ts'
import { visitsAhead } from './visits-ahead.ts'

export { feeInMode, type FeeColumns } from './fee-in-mode.ts'
export { cancelByOffice } from './appointments/cancel-by-office.ts'
export { presentCard, selectCards } from './appointments/appointment-cards.ts'
export {
  type AppointmentRow,
  isParty,
  lockAppointment,
  lockForParty,
  mayForVisit,
  partOf,
} from './appointments/lock-appointment.ts'
export { tellParties } from './appointments/publish-appointment-change.ts'
export { orderOfAppointment } from './appointments/order-of-appointment.ts'
export { selectAppointments } from './appointments/select-appointments.ts'
export { isBookable } from './is-bookable.ts'
export { nextFreeSlots } from './slots/next-free.ts'
export { windowOf } from './slots/list-slots.ts'

/** When doctors can be met, and the visits themselves. */
export const bookingModule: Module = {
  name: 'booking',
  personalData: bookingData,
  holdsErasure: visitsAhead,
  endpoints: [...bookingEndpoints, ...availabilityEndpoints, ...earlierEndpoints, ...followUpEndpoints],
  migrations: bookingMigrations,
  jobs: [expireHolds, sendReminders, passOffersOn, remindFollowUps],
  topics: [slots],
  relationships: visitRelationships,
  cards: visitCards,
  orderKinds: { appointment: appointmentOrders },
  words: joinedWords(bookingWords, earlierWords, followUpWords),
  pushWords: bookingPushWords,
  fileReaders: { petPicture: mayOpenPetPicture },
}
