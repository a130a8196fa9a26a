import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { toastDuration } from '#contract/kernel/specified.ts'
import { translateMessage } from '#shared/i18n/specified.ts'
import { FailedCall } from '#shared/patterns/states/FailedCall.tsx'
import { selectToasts, toastDismissed } from '#shared/toasts/toasts.ts'
import { Toasts } from '#shared/ui/feedback/Toasts.tsx'

/** Shows the toasts of the store, each for the specification's time, and the specification's own messages in the person's language. */
export function AppToasts() {
  const { t } = useTranslation('site')
  const kept = useSelector(selectToasts)
  const toasts = kept.map((toast) => ({
    ...toast,
    title: translateMessage(toast.title, t),
    text: translateMessage(toast.text, t),
    ...(toast.failedCall !== undefined && { more: <FailedCall id={toast.failedCall} /> }),
  }))
  const dispatch = useDispatch()
  const close = (id: string) => void dispatch(toastDismissed(id))
  return (
    <>
      <Toasts toasts={toasts} onClose={close} />
      {toasts.map(({ id }) => (
        <ToastTimer key={id} id={id} />
      ))}
    </>
  )
}

function ToastTimer({ id }: { id: string }) {
  const dispatch = useDispatch()
  useEffect(() => {
    const timer = setTimeout(() => dispatch(toastDismissed(id)), toastDuration)
    return () => clearTimeout(timer)
  }, [id, dispatch])
  return null
}
