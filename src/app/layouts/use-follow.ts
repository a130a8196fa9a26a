import { useCallback, type MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'

/**
 * What the links of a menu do when they are pressed, as the router's own links: a press with a key is the browser's, and the screen that is
 * shown gets no second entry in the history. One for all of them: the router's links each resolve their address anew, several times at
 * every change of screen.
 */
export function useFollow(): (event: MouseEvent<HTMLAnchorElement>) => void {
  const navigate = useNavigate()
  return useCallback(
    (event) => {
      const { pathname, search } = event.currentTarget
      const isForBrowser = event.button !== 0 || event.metaKey || event.altKey || event.ctrlKey || event.shiftKey
      if (event.defaultPrevented || isForBrowser) return
      event.preventDefault()
      void navigate(pathname + search, { replace: pathname === location.pathname && search === location.search })
    },
    [navigate],
  )
}
