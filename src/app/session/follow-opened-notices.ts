import type { OpenedNotice } from '../installed/push-worker.ts'
import { onHubEvent } from '#shared/hub/bus.ts'
import { selectUserType } from '#shared/session/login.ts'
import type { AppStore } from '../start/store.ts'

const inAddress = /^#notice=([\da-f-]{36})$/

/**
 * What was opened by a push is read; what was read here or on another device is shown by this one no more. A page that a push opened has
 * the notice's id in its address, and takes it away.
 */
export function followOpenedNotices(store: AppStore): void {
  const read = async (id: string) => {
    if (selectUserType(store.getState()) === undefined) return
    // On a page of the site nothing of notices is there otherwise.
    const { noticeQuestions } = await import('#features/notices/index.ts')
    void store.dispatch(noticeQuestions.readNotice.initiate({ params: { id } }, { track: false }))
  }
  const [, opened] = inAddress.exec(location.hash) ?? []
  if (opened !== undefined) {
    history.replaceState(history.state, '', location.pathname + location.search)
    void read(opened)
  }
  if (!('serviceWorker' in navigator)) return
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isOpened(data)) void read(data.openedNotice)
  })
  onHubEvent('notice.read', ({ payload }) => void closeShown(payload.id))
  onHubEvent('notices.read', () => void closeShown())
}

const isOpened = (said: unknown): said is OpenedNotice =>
  typeof said === 'object' &&
  said !== null &&
  'openedNotice' in said &&
  typeof said.openedNotice === 'string' &&
  inAddress.test(`#notice=${said.openedNotice}`)

/** The one with the notice's id; without one all that this device shows. */
async function closeShown(tag?: string): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  const shown = (await registration?.getNotifications(tag === undefined ? {} : { tag })) ?? []
  for (const notification of shown) notification.close()
}
