import { useLayoutEffect } from 'react'

let ofRoute = ''
let ofScreen: string | undefined

const show = () => void (document.title = ofScreen ?? ofRoute)

/** Names the document after the route that was arrived at; shown while its screen says nothing of its own. */
export function nameRoute(title: string): void {
  ofRoute = title
  show()
}

/**
 * What a screen that knows more than its route (a doctor's name) calls the document for as long as it is there. An element of React's in the
 * head would be taken away with the route's name in it, since the router tells of an arrival before the old screen is gone.
 */
export function ScreenTitle({ children }: { children: string }) {
  useLayoutEffect(() => {
    ofScreen = children
    show()
    return () => {
      ofScreen = undefined
      show()
    }
  }, [children])
  // The server's pages are read before anything runs.
  return typeof document === 'undefined' ? <title>{children}</title> : null
}
