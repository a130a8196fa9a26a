import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { errorToast, toastShown } from '#shared/toasts/toasts.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { ShareIcon } from '#shared/ui/icons/action-icons.tsx'

interface ShareButtonProps {
  /** Of the page, without the origin. */
  address: string
  title: string
  small?: boolean
}

/** Passes a page on as this device does it; where it has no way of its own, by its copied link. Nobody else learns of it. */
export function ShareButton({ address, title, small }: ShareButtonProps) {
  const { t } = useTranslation('site')
  const dispatch = useDispatch()
  const share = async () => {
    const url = new URL(address, location.origin).href
    // Not every browser has it, whatever its types say.
    const device: Partial<Navigator> = navigator
    if (device.share) {
      // Who thinks better of it has done nothing wrong.
      await device.share({ title, url }).catch(() => undefined)
      return
    }
    try {
      await navigator.clipboard.writeText(url)
      dispatch(toastShown({ kind: 'success', title, text: t('patterns.share.copied') }))
    } catch {
      dispatch(errorToast(t('patterns.share.notCopied')))
    }
  }
  return (
    <Button small={small} icon={<ShareIcon size={18} />} onClick={() => void share()}>
      {t('patterns.share.action')}
    </Button>
  )
}
