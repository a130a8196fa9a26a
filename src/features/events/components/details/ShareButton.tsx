import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { EventDetails } from '#contract/events/schemas.ts'
import { paths } from '#shared/paths.ts'
import { errorToast, toastShown } from '#shared/toasts/toasts.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { ShareIcon } from '#shared/ui/icons/action-icons.tsx'

/** Not every browser has it, whatever its types say. */
const canShare = () => typeof navigator.share === 'function'

/** Passes the event's address on, by the device's own way or over the clipboard. */
export function ShareButton({ event: { id, title } }: { event: Pick<EventDetails, 'id' | 'title'> }) {
  const { t } = useTranslation('site')
  const dispatch = useDispatch()
  const share = async () => {
    const url = new URL(paths.eventsDetails.link({ id }), location.origin).href
    // Closing the device's own choice is no fault.
    if (canShare()) return navigator.share({ title, url }).catch(() => {})
    try {
      await navigator.clipboard.writeText(url)
      dispatch(toastShown({ kind: 'success', title: t('events.share.action'), text: t('events.share.copied') }))
    } catch {
      dispatch(errorToast(t('events.share.failed', { url })))
    }
  }
  return (
    <Button icon={<ShareIcon size={18} />} onClick={() => void share()}>
      {t('events.share.action')}
    </Button>
  )
}
