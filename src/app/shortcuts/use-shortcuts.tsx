import { type ReactNode, useEffect, useState } from 'react'
import { useDispatch } from 'react-redux'
import { offlineMessage, routeFailureMessage } from '#contract/kernel/specified.ts'
import { errorToast } from '#shared/toasts/toasts.ts'
import { shortcutRequested } from './requests.ts'

/**
 * The shortcuts, once somebody touches the keyboard or asks for the palette: nobody's first view carries them. The keys pressed until
 * they are there are answered then, in their order.
 */
export function useShortcuts(): ReactNode {
  const dispatch = useDispatch()
  const [shown, setShown] = useState<ReactNode>()
  useEffect(() => {
    if (shown) return
    const waiting: Event[] = []
    const wake = (event: Event) => {
      // The browser's own search would take the focus meanwhile.
      if (isAsked(event)) event.preventDefault()
      if (waiting.push(event) > 1) return
      import('./Shortcuts.tsx').then(
        ({ default: Shortcuts }) => setShown(<Shortcuts waiting={waiting} />),
        () => {
          // The next key tries again; only who asked for something is told.
          if (waiting.splice(0).some(isAsked)) dispatch(errorToast(navigator.onLine ? routeFailureMessage : offlineMessage))
        },
      )
    }
    addEventListener('keydown', wake)
    addEventListener(shortcutRequested, wake)
    return () => {
      removeEventListener('keydown', wake)
      removeEventListener(shortcutRequested, wake)
    }
  }, [dispatch, shown])
  return shown
}

const isAsked = (event: Event) => !(event instanceof KeyboardEvent) || (event.key === 'k' && (event.ctrlKey || event.metaKey))
