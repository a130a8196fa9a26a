import { paths } from '#shared/paths.ts'

/** Addresses that say what the screens ask. */
export const askedAddresses = {
  [paths.callTrace.pattern]: [paths.callTrace.link({ id: '01900000-0000-7000-8000-000000000000' })],
}
