import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { paths } from '#shared/paths.ts'
import { errorToast, toastShown } from '#shared/toasts/toasts.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { ShareIcon } from '#shared/ui/icons/action-icons.tsx'

/** Passes a post on as this device does it; where it has no way of its own, by its copied link. */
export function SharePost({ slug, title }: { slug: string; title: string }) {
  const { t } = useTranslation('site')
  const dispatch = useDispatch()

  const share = async () => {
    const url = new URL(paths.blog.link({ slug }), location.origin).href
    const device: Partial<Navigator> = navigator
    if (device.share) {
      // Who thinks better of it has done nothing wrong.
      await device.share({ title, url }).catch(() => undefined)
      return
    }
    try {
      await navigator.clipboard.writeText(url)
      dispatch(toastShown({ kind: 'success', title, text: t('blog.post.copied') }))
    } catch {
      dispatch(errorToast(t('blog.post.notCopied')))
    }
  }
  return (
    <Button small icon={<ShareIcon size={18} />} onClick={() => void share()}>
      {t('blog.post.share')}
    </Button>
  )
}
