import { type ReactNode, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

declare global {
  interface Window {
    /** Puts the list on the page, at once. */
    mountList: () => void
  }
}

/** Shows a list once it is asked for, so that its mounting alone is measured. */
export function waitForMount(list: () => ReactNode, around: (shown: ReactNode) => ReactNode = (shown) => shown): void {
  function Page() {
    const [isShown, show] = useState(false)
    useEffect(() => {
      window.mountList = () => flushSync(() => show(true))
    }, [])
    // A screen's frame is there before its lists: whatever the first text on a page costs is no list's cost.
    return (
      <>
        <p>Parcels</p>
        {isShown && list()}
      </>
    )
  }
  createRoot(document.getElementById('root')!).render(around(<Page />))
}
