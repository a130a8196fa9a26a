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
 * What a screen that knows more than its route (a doctor's name) calls the document for as long as it is there. React's own element would be a
 * second one in the head beside the route's, and only one of them counts.
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
