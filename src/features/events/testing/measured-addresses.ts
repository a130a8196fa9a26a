import { eventsCalls } from '#contract/events/calls.ts'
import { paths } from '#shared/paths.ts'

/** The details screens whose times are measured, with an event that the patient organises. */
export const measuredAddresses = {
  patient: async (firstOf: (path: string) => Promise<string>) => {
    const id = await firstOf(`${eventsCalls.listOwnEvents.path}?tab=organised`)
    return {
      [paths.eventsDetails.pattern]: paths.eventsDetails.link({ id }),
      [paths.updateEvent.pattern]: paths.updateEvent.link({ id }),
    }
  },
}
