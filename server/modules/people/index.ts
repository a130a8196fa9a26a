import type { Module } from '#server/kernel/module.ts'
import './body.ts'
import { peopleEndpoints } from './endpoints.ts'
import { joinProfiles } from './join-profiles.ts'
import { peopleData } from './personal-data.ts'
import { emergencyPhones } from './stored-phones.ts'
import './tables.ts'

export { isBeforeBirth, refuseBeforeBirth, type PersonOrPet } from './birth.ts'
export type { BodyChange, BodyKeeper } from './body.ts'
export { petOf as presentPet } from './pets.ts'

/** What people say about themselves, and the pets they care for. */
export const peopleModule: Module = {
  name: 'people',
  endpoints: peopleEndpoints,
  personalData: peopleData,
  storedPhones: [emergencyPhones],
  joinsPeople: { tables: ['patients'], join: joinProfiles },
}
