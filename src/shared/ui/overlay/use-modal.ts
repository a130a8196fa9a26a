import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'

/**
 * Opens the browser's own modal for as long as it is there: focus goes in, stays in, and returns to where it was. Escape and a press
 * beside it ask for closing.
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, onClose: () => void): void {
  const ask = useEffectEvent((event: Event) => {
    // Presses within come by here too, and so does what a choice of files is given up with.
    if (event.target !== dialog.current) return
    event.preventDefault()
    onClose()
  })
  // Closed before it is taken away: the focus goes back at once, and not after the next screen has taken it.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    const listen = (event: Event) => ask(event)
    element.addEventListener('cancel', listen)
    element.addEventListener('click', listen)
    element.showModal()
    return () => {
      element.removeEventListener('cancel', listen)
      element.removeEventListener('click', listen)
      element.close()
    }
  }, [dialog])
}
