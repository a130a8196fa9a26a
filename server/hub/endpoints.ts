import { hubContract } from '#contract/hub/contract.ts'
import { implement } from '#server/kernel/module.ts'
import { catchUp } from './stream.ts'
import { issueTicket } from './tickets.ts'

export const hubEndpoints = [
  implement(hubContract.issueTicket, async (platform, _input, actor) => ({ ticket: await issueTicket(platform, actor) })),
  implement(hubContract.readEvents, async (platform, { query }, actor) => {
    const answer = await catchUp(platform, actor.userId, query.after ?? null)
    return { ...answer, events: [...answer.events] }
  }),
]
