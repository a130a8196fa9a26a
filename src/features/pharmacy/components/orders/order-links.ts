import type { DeskOrderCard } from '#contract/pharmacy/schemas.ts'
import { paths } from '#shared/paths.ts'

/** Where an order's details are, by what it is of. */
export const linkOfOrder = ({ id, kind }: Pick<DeskOrderCard, 'id' | 'kind'>): string =>
  kind === 'medicine' ? paths.pharmaOrderDetails.link({ id }) : paths.pOrderDetails.link({ id })
