import type { Call } from '../kernel/call.ts'

const all = { who: ['admin'], whose: 'all' } as const
const anyone = { who: 'anyone', whose: 'public' } as const
const one = { ...all, record: 'advertisement' } as const

export const advertisementCalls = {
  showAdvertisement: {
    method: 'GET',
    path: '/advertisements',
    access: anyone,
    summary:
      'An advertisement for a place, with the token under which its view counts once; chosen by nothing that is known of the reader',
  },
  countView: {
    method: 'POST',
    path: '/advertisements/views',
    access: anyone,
    summary: 'Tell how long half of an advertisement was seen; the server decides whether it is a view',
  },
  countClick: {
    method: 'POST',
    path: '/advertisements/clicks',
    access: anyone,
    summary: 'Tell that a viewed advertisement was followed',
  },
  listAdvertisements: {
    method: 'GET',
    path: '/admin/advertisements',
    access: all,
    summary: 'All advertisements with what was counted, latest first',
  },
  createAdvertisement: {
    method: 'POST',
    path: '/admin/advertisements',
    access: all,
    summary: 'Write an advertisement; it is a draft until it is activated',
    idempotent: true,
  },
  changeAdvertisement: {
    method: 'PUT',
    path: '/admin/advertisements/{id}',
    access: one,
    summary: 'Change an advertisement that has not ended',
  },
  moveAdvertisement: {
    method: 'POST',
    path: '/admin/advertisements/{id}/steps',
    access: one,
    summary: 'Activate, pause, resume or end an advertisement',
  },
  readAdFigures: {
    method: 'GET',
    path: '/admin/advertisements/{id}/figures',
    access: one,
    summary: 'Views, clicks and what was rejected of an advertisement, day by day',
  },
} as const satisfies Record<string, Call>
