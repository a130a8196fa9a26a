import i18next from 'i18next'
import type { StaffRight } from '#contract/kernel/roles.ts'
import { ownAccountApi } from '#shared/api/me.ts'
import { selectUserType } from '#shared/session/login.ts'
import { toastShown } from '#shared/toasts/toasts.ts'
import type { AppStore } from '../start/store.ts'

const staff = 5

/**
 * The doctor gave or took rights while this member of the staff has the application open: says which. What is on the screen stays, with what
 * is being written in it; the server refuses to save what may not be saved any more.
 */
export async function rightsChanged(store: AppStore): Promise<void> {
  if (selectUserType(store.getState()) !== staff) return
  const { me } = ownAccountApi.endpoints
  const before = me.select()(store.getState()).data?.rights
  const { data } = await store.dispatch(me.initiate(undefined, { forceRefetch: true, subscribe: false }))
  if (!data || !before) return
  const named = (rights: readonly StaffRight[]) =>
    rights.map((right) => i18next.t(`staff.rights.${right}`, { ns: 'workspace' })).join(', ')
  const [lost, gained] = [
    before.filter((right) => !data.rights.includes(right)),
    data.rights.filter((right) => !before.includes(right)),
  ]
  const said = [
    lost.length > 0 && i18next.t('staff.rightsNow.lost', { ns: 'workspace', rights: named(lost) }),
    gained.length > 0 && i18next.t('staff.rightsNow.gained', { ns: 'workspace', rights: named(gained) }),
  ].filter((sentence) => sentence !== false)
  if (said.length === 0) return
  const kind = lost.length > 0 ? 'warning' : 'information'
  store.dispatch(toastShown({ kind, title: i18next.t('staff.rightsNow.title', { ns: 'workspace' }), text: said.join(' ') }))
}
