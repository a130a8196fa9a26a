import { paths } from '#shared/paths.ts'

/** Addresses that say what the screens ask. */
export const askedAddresses = {
  [paths.userEvents.pattern]: [paths.userEvents.link(), '/user-events?place=Boston', '/user-events?tab=past'],
}
