import { bind } from '../kernel/call.ts'
import { byId } from '../kernel/values.ts'
import { noticesCalls } from './calls.ts'
import {
  noticeChoice,
  noticeChoices,
  noticePage,
  noticesQuery,
  pushDevices,
  pushSubscription,
  quietHours,
  readUpTo,
  unreadCount,
} from './schemas.ts'

export const noticesContract = bind(noticesCalls, {
  listNotices: { query: noticesQuery, answer: noticePage },
  countUnreadNotices: { answer: unreadCount },
  readNotice: { params: byId, answer: null },
  readAllNotices: { body: readUpTo, answer: null },
  listNoticeChoices: { answer: noticeChoices },
  chooseNotice: { body: noticeChoice, answer: noticeChoices },
  readQuietHours: { answer: quietHours },
  changeQuietHours: { body: quietHours, answer: quietHours },
  listPushDevices: { answer: pushDevices },
  addPushDevice: { body: pushSubscription, answer: pushDevices },
  removePushDevice: { params: byId, answer: null },
  testPushDevice: { params: byId, answer: null },
})
