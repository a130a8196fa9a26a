import { guestContract as contract } from '#contract/meeting/guest-contract.ts'
import { implement, type Implemented } from '#server/kernel/module.ts'
import { asGuest, joinAsGuest, leaveAsGuest, readGuestCall } from './guests/as-guest.ts'
import { decideGuest } from './guests/decide-guest.ts'
import { askAsGuest, makeGuestLink, readGuestLink } from './guests/guest-links.ts'
import { leaveMeeting, renewPresence, renewRelay } from './own-connection.ts'
import { readMeeting } from './read-meeting.ts'
import { enterRoom } from './rooms.ts'
import { readSignals, sendSignals } from './signals.ts'

export const guestEndpoints: readonly Implemented[] = [
  implement(contract.makeGuestLink, (platform, { params }, actor) => makeGuestLink(platform, actor, params.id)),
  implement(contract.decideGuest, async (platform, { params, body }, actor) => {
    await decideGuest(platform, actor, { ...params, ...body })
    return readMeeting(platform, actor, params.id)
  }),
  implement(contract.readGuestLink, (platform, { body }) => readGuestLink(platform, body.token)),
  implement(contract.askAsGuest, (platform, { body }, _actor, { ip }) => askAsGuest(platform, body, ip)),
  implement(contract.readGuestCall, (platform, { body }) => readGuestCall(platform, body.secret)),
  implement(contract.joinAsGuest, (platform, { body }) => joinAsGuest(platform, body.secret)),
  implement(contract.renewGuestPresence, (platform, { body: { secret, connection } }) =>
    renewPresence(platform, asGuest(platform, secret), connection),
  ),
  implement(contract.sendGuestSignals, (platform, { body: { secret, ...body } }) =>
    sendSignals(platform, asGuest(platform, secret), body),
  ),
  implement(contract.readGuestSignals, (platform, { body: { secret, ...question } }) =>
    readSignals(platform, asGuest(platform, secret), question),
  ),
  implement(contract.renewGuestRelay, (platform, { body: { secret, connection } }) =>
    renewRelay(platform, asGuest(platform, secret), connection),
  ),
  implement(contract.enterGuestRoom, (platform, { body: { secret, connection } }) =>
    enterRoom(platform, asGuest(platform, secret), connection),
  ),
  implement(contract.leaveAsGuest, (platform, { body: { secret, connection } }) =>
    connection ? leaveMeeting(platform, asGuest(platform, secret), connection) : leaveAsGuest(platform, secret),
  ),
]
