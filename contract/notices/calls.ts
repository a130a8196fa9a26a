import type { Call } from '../kernel/call.ts'

const own = { who: 'signedIn', whose: 'self' } as const

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
} as const satisfies Record<string, Call>
