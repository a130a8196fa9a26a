import { catalogueCalls } from '#contract/catalogue/calls.ts'
import { paths } from '#shared/paths.ts'

/** The details screens whose times are measured, with the first product of the shop. */
export const measuredAddresses = {
  patient: async (firstOf: (path: string) => Promise<string>) => ({
    [paths.deliverRegularly.pattern]: paths.deliverRegularly.link({ id: await firstOf(catalogueCalls.listProducts.path) }),
  }),
}
