import { paths } from '#shared/paths.ts'

/** Who calls back: their list, and the page of one recall. */
export const deskLinks = {
  pharmacy: { list: paths.pharmaRecalls.link(), one: (id: string) => paths.pharmaRecallDetails.link({ id }) },
  admin: { list: paths.recalls.link(), one: (id: string) => paths.recallDetails.link({ id }) },
} as const
export type Desk = keyof typeof deskLinks
