import type { Call } from '../kernel/call.ts'

const own = { who: 'signedIn', whose: 'self' } as const
const ofDevice = { who: 'signedIn', whose: 'party', record: 'pushDevice' } as const

export const noticesCalls = {
  listNotices: { method: 'GET', path: '/notices', access: own, summary: "The caller's notices, newest first" },
  countUnreadNotices: { method: 'GET', path: '/notices/unread-count', access: own, summary: 'How many notices wait to be read' },
  readNotice: {
    method: 'POST',
    path: '/notices/{id}/read',
    access: { who: 'signedIn', whose: 'party', record: 'notice' },
    summary: 'Mark one as read; again changes nothing',
  },
  readAllNotices: {
    method: 'POST',
    path: '/notices/read-all',
    access: own,
    summary: 'Mark all as read that are not newer than the given one',
  },
  listNoticeChoices: {
    method: 'GET',
    path: '/notice-choices',
    access: own,
    summary: 'What the caller wants to be told, and how',
  },
  chooseNotice: { method: 'PUT', path: '/notice-choices', access: own, summary: 'Choose for one kind of notice' },
  readQuietHours: { method: 'GET', path: '/quiet-hours', access: own, summary: 'When the caller wants neither mail nor push' },
  changeQuietHours: {
    method: 'PUT',
    path: '/quiet-hours',
    access: own,
    summary: 'Change them; what is held goes by the new ones',
  },
  listPushDevices: {
    method: 'GET',
    path: '/push-devices',
    access: own,
    summary: 'Where the caller is shown pushes, and the key to subscribe another device with',
  },
  addPushDevice: {
    method: 'POST',
    path: '/push-devices',
    access: own,
    summary: 'Show pushes on this device while it is signed in; whoever had it before has it no more',
  },
  removePushDevice: { method: 'DELETE', path: '/push-devices/{id}', access: ofDevice, summary: 'Show no pushes there any more' },
  testPushDevice: { method: 'POST', path: '/push-devices/{id}/test', access: ofDevice, summary: 'Send a push there, to see it' },
} as const satisfies Record<string, Call>
