import { keepSent } from '#shared/api/sent-early.ts'
import { replay } from './replay.ts'

/**
 * What was pressed, filled in and sent before the page came alive (`before-first-paint.ts`) happens now; call it once, when React knows the
 * page's elements. The one door to all of that (docs/decisions/0018-forms-sent-before-the-page-is-alive.md).
 * @param isSamePage whether what was pressed is on the page that is shown; on another one it is gone
 */
export function resumeEarlyDeeds(isSamePage: boolean): void {
  const { deeds = [], sent, stop } = window.early ?? {}
  stop?.()
  delete window.early
  if (deeds.length === 0 || !isSamePage) return
  keepSent(sent)
  void replay(deeds)
}
