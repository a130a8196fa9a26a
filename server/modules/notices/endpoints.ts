import { noticesContract } from '#contract/notices/contract.ts'
import { implement } from '#server/kernel/module.ts'
import { chooseNotice, listChoices } from './choices.ts'
import { countUnread, listNotices } from './list-notices.ts'
import { markAllRead, markRead } from './mark-read.ts'
import { addDevice, listDevices, removeDevice, testDevice } from './push/devices.ts'
import { changeQuietHours, readQuietHours } from './quiet-hours.ts'

export const noticesEndpoints = [
  implement(noticesContract.listNotices, (platform, { query }, actor) => listNotices(platform, actor, query)),
  implement(noticesContract.countUnreadNotices, async (platform, _input, actor) => ({
    unread: await countUnread(platform, actor),
  })),
  implement(noticesContract.readNotice, (platform, { params }, actor) => markRead(platform, actor, params.id)),
  implement(noticesContract.readAllNotices, (platform, { body }, actor) => markAllRead(platform, actor, body.newest)),
  implement(noticesContract.listNoticeChoices, async (platform, _input, actor) => ({
    choices: await listChoices(platform, actor),
  })),
  implement(noticesContract.chooseNotice, async (platform, { body }, actor) => {
    await chooseNotice(platform, actor, body)
    return { choices: await listChoices(platform, actor) }
  }),
  implement(noticesContract.readQuietHours, (platform, _input, actor) => readQuietHours(platform.db, actor)),
  implement(noticesContract.changeQuietHours, async (platform, { body }, actor) => {
    await changeQuietHours(platform, actor, body)
    return readQuietHours(platform.db, actor)
  }),
  implement(noticesContract.listPushDevices, (platform, _input, actor) => listDevices(platform, actor)),
  implement(noticesContract.addPushDevice, async (platform, { body }, actor, { userAgent }) => {
    await addDevice(platform, actor, body, userAgent)
    return listDevices(platform, actor)
  }),
  implement(noticesContract.removePushDevice, (platform, { params }, actor) => removeDevice(platform, actor, params.id)),
  implement(noticesContract.testPushDevice, (platform, { params }, actor) => testDevice(platform, actor, params.id)),
]
