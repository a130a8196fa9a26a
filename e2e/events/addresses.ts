import { eventsContract } from '#contract/events/contract.ts'
import { paths } from '#shared/paths.ts'
import type { DetailAddresses } from '../support/detail-addresses.ts'
import { call } from '../support/platform.ts'

/** The address of an event of the demonstration world that everybody may read and that has room. */
export async function publicEvent(): Promise<string> {
  const { items } = await call(eventsContract.listEvents, { query: {} })
  const open = items.find(({ limit, going }) => limit === null || going < limit)
  if (!open) throw new Error('The demonstration world has no public event with room')
  return paths.eventsDetails.link({ id: open.id })
}

/** Details screens are looked at with a record. */
export const addresses: DetailAddresses = {
  visitor: async () => ({ [paths.eventsDetails.pattern]: await publicEvent() }),
}
