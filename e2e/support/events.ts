import { eventsContract } from '#contract/events/contract.ts'
import { paths } from '#shared/paths.ts'
import { call } from './platform.ts'

/** The address of an event of the demonstration world that everybody may read and that has room. */
export async function publicEvent(): Promise<string> {
  const { items } = await call(eventsContract.listEvents, { query: {} })
  const open = items.find(({ limit, going }) => limit === null || going < limit)
  if (!open) throw new Error('The demonstration world has no public event with room')
  return paths.eventsDetails.link({ id: open.id })
}
