import { resumeOutbox } from '#features/chat/outbox/index.ts'
import { followAccountLanguage } from '../language/account-language.ts'
import { followHub, type Outside } from './follow-hub.ts'
import { followOpenedNotices } from './follow-opened-notices.ts'
import type { AppRouter } from '../routing/router.tsx'
import type { AppStore } from '../start/store.ts'

/** What is followed while a page lasts on which somebody has signed in. `isNew`: they did just now. */
export function followPerson(store: AppStore, router: AppRouter, isNew: boolean, outside?: Outside): void {
  followAccountLanguage(store, isNew)
  followHub(store, router, outside)
  followOpenedNotices(store)
  resumeOutbox(store.dispatch as never)
}
