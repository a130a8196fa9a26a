import { lostContract as contract } from '#contract/lost/contract.ts'
import { implement, type Implemented } from '#server/kernel/module.ts'
import { alertBatch } from './alert-people.ts'
import { closeLost, judgeSighting, setLostAlerts } from './close-lost.ts'
import { callByChip } from './call-by-chip.ts'
import { openLost } from './open-lost.ts'
import { readPoster } from './poster/read-poster.ts'
import { readLostPicture } from './read-picture.ts'
import { readFinderThread, stopFinderMails, writeToFinder, writeToOwner } from './finders/relay.ts'
import { paintWalked } from './search.ts'
import { readLostPage, reportSighting } from './public-page.ts'
import { listLost, readLost } from './read-lost.ts'

export const lostEndpoints: readonly Implemented[] = [
  implement(contract.listLost, (platform, _input, actor) => listLost(platform, actor)),
  implement(contract.openLost, async (platform, { body }, actor) => {
    const id = await openLost(platform, actor, body)
    // The first people hear of it at once; the job goes on with the others.
    await alertBatch(platform, id)
    return readLost(platform, actor, id)
  }),
  implement(contract.readLost, (platform, { params }, actor) => readLost(platform, actor, params.id)),
  implement(contract.closeLost, async (platform, { params }, actor) => {
    await closeLost(platform, actor, params.id)
    return readLost(platform, actor, params.id)
  }),
  implement(contract.readPoster, (platform, { params, query }, actor) => readPoster(platform, actor, params.id, query.locale)),
  implement(contract.judgeSighting, (platform, { params, body }, actor) => judgeSighting(platform, actor, params.id, body.state)),
  implement(contract.setLostAlerts, (platform, { body }, actor) => setLostAlerts(platform, actor, body.alerts)),
  implement(contract.writeToFinder, (platform, { params, body }, actor) => writeToFinder(platform, actor, params.id, body.words)),
  implement(contract.callByChip, (platform, { body }, actor) => callByChip(platform, actor, body.chip)),
  implement(contract.readLostPicture, (platform, { params, query }, _actor, request) =>
    readLostPicture(platform, { ...params, ...query }, request),
  ),
  implement(contract.paintWalked, (platform, { body }, _actor, { ip }) => paintWalked(platform, ip, body)),
  implement(contract.readFinderThread, (platform, { body }, _actor, { ip }) => readFinderThread(platform, ip, body)),
  implement(contract.stopFinderMails, (platform, { body }, _actor, { ip }) => stopFinderMails(platform, ip, body)),
  implement(contract.writeToOwner, async (platform, { body }, _actor, { ip }) => {
    await writeToOwner(platform, ip, body)
    return readFinderThread(platform, ip, { code: body.code, token: body.token })
  }),
  implement(contract.readLostPage, (platform, { body }, _actor, { ip }) => readLostPage(platform, ip, body.code)),
  implement(contract.reportSighting, (platform, { body }, _actor, request) => reportSighting(platform, request, body)),
]
