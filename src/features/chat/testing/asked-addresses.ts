import { paths } from '#shared/paths.ts'

const id = '01990000-0000-7000-8000-000000000001'

/** Addresses that say what the screen asks. */
export const askedAddresses = {
  [paths.chat.pattern]: [paths.chat.link(), paths.chat.link({ with: id }), '/chat?with=nobody'],
}
