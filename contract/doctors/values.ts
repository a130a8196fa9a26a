/** The words of the doctors capability that browser and server share. No zod: screens may import them for nothing. */

export const doctorKinds = ['physician', 'veterinarian'] as const
export type DoctorKind = (typeof doctorKinds)[number]

/** How a visit takes place. */
export const appointmentModes = ['video', 'clinic'] as const
export type AppointmentMode = (typeof appointmentModes)[number]

export const licenceStates = ['unverified', 'verified', 'refused', 'revoked'] as const
export type LicenceState = (typeof licenceStates)[number]

/** Orders of the doctors list. `distance` needs a position. */
export const doctorSorts = ['nextFree', 'rating', 'fee', 'distance'] as const
export type DoctorSort = (typeof doctorSorts)[number]

/** Free slots that a doctor is shown with by default. */
export const shownFreeSlots = 3

/** Free slots that a doctor in the list is shown with: so many in all, and of each of the doctor's days. */
export const listedFreeSlots = { limit: 8, perDay: 2 }

/** Days from today in which the list looks for free slots. */
export const nextFreeDays = 14

/** The subjects a doctor of a kind sees (domain: vets see pets, physicians persons). */
export const seenBy = { physician: 'person', veterinarian: 'pet' } as const satisfies Record<DoctorKind, 'person' | 'pet'>

/** How much a profile holds: characters of texts, entries of lists, minor units of a fee. */
export const profileLimits = {
  biography: 2000,
  clinicName: 120,
  entry: 120,
  entries: 20,
  languages: 12,
  fee: 10_000_000,
} as const
