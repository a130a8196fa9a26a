import { meetingContract as contract } from '#contract/meeting/contract.ts'
import type { Locale } from '#contract/kernel/values.ts'
import { implement, type Implemented } from '#server/kernel/module.ts'
import { lastTestOf, saveConnectionTest } from './connection-test.ts'
import { giveConsent, readConsent } from './consent.ts'
import { readDelay, setDelay } from './delay.ts'
import { joinMeeting } from './join-meeting.ts'
import { listMessages, sendMessage } from './messages.ts'
import { leaveMeeting, renewPresence, renewRelay } from './own-connection.ts'
import { readLiveMeeting, readMeeting } from './read-meeting.ts'
import { asParty } from './place.ts'
import { enterRoom } from './rooms.ts'
import { readSignals, sendSignals } from './signals.ts'

export const meetingEndpoints: readonly Implemented[] = [
  implement(contract.readMeeting, (platform, { params }, actor) => readMeeting(platform, actor, params.id)),
  implement(contract.readLiveMeeting, async (platform, _input, actor) => ({ meeting: await readLiveMeeting(platform, actor) })),
  implement(contract.readConsent, (platform, { params, query }, actor, { locale }) =>
    readConsent(platform, actor, params.id, query.locale ?? (locale as Locale)),
  ),
  implement(contract.giveConsent, async (platform, { params, body }, actor) => {
    await giveConsent(platform, actor, { ...params, ...body })
    return readConsent(platform, actor, params.id, body.locale)
  }),
  implement(contract.joinMeeting, (platform, { params }, actor) => joinMeeting(platform, actor, params.id)),
  implement(contract.renewPresence, (platform, { params, body }, actor) =>
    renewPresence(platform, asParty(platform, actor, params.id), body.connection),
  ),
  implement(contract.leaveMeeting, (platform, { params, body }, actor) =>
    leaveMeeting(platform, asParty(platform, actor, params.id), body.connection),
  ),
  implement(contract.sendSignals, (platform, { params, body }, actor) =>
    sendSignals(platform, asParty(platform, actor, params.id), body),
  ),
  implement(contract.readSignals, (platform, { params, query }, actor) =>
    readSignals(platform, asParty(platform, actor, params.id), query),
  ),
  implement(contract.renewRelay, (platform, { params, body }, actor) =>
    renewRelay(platform, asParty(platform, actor, params.id), body.connection),
  ),
  implement(contract.enterRoom, (platform, { params, body }, actor) =>
    enterRoom(platform, asParty(platform, actor, params.id), body.connection),
  ),
  implement(contract.listMessages, async (platform, { params }, actor) => ({
    messages: await listMessages(platform, actor, params.id),
  })),
  implement(contract.sendMessage, (platform, { params, body }, actor) =>
    sendMessage(platform, actor, { appointmentId: params.id, ...body }),
  ),
  implement(contract.readConnectionTest, async ({ db }, _input, actor) => ({ test: await lastTestOf(db, actor.userId) })),
  implement(contract.saveConnectionTest, async (platform, { body }, actor) => {
    await saveConnectionTest(platform, actor, body)
    return { test: await lastTestOf(platform.db, actor.userId) }
  }),
  implement(contract.readDelay, (platform, _input, actor) => readDelay(platform, actor)),
  implement(contract.setDelay, async (platform, { body }, actor) => {
    await setDelay(platform, actor, body.minutes)
    return readDelay(platform, actor)
  }),
]
