import { useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

/**
 * After each navigation, once React has drawn it: the top of the page, and the focus on the new screen's heading. A filter that is
 * written into the address replaces its entry and is no navigation: the person stays in the field they write in.
 */
export function useArrival(): void {
  const location = useLocation()
  const type = useNavigationType()
  // What the screen is about: its path and the record it names. Another filter of a list is the same thing.
  const thing = `${location.pathname}?${new URLSearchParams(location.search).get('id') ?? ''}`
  const before = useRef({ key: location.key, thing })

  useLayoutEffect(() => {
    const { key, thing: shown } = before.current
    before.current = { key: location.key, thing }
    if (key === location.key || location.hash || (shown === thing && type === NavigationType.Replace)) return
    window.scrollTo({ top: 0, left: 0, behavior: 'instant' })
    if (shown !== thing) return focusHeading()
  }, [location, thing, type])
}

/** The heading, or the content until the heading has come with what it tells of; whoever goes on meanwhile is left where they are. */
function focusHeading(): (() => void) | undefined {
  const main = document.querySelector('main')
  if (!main) return undefined
  const heading = main.querySelector('h1')
  focus(heading ?? main)
  if (heading) return undefined
  const observer = new MutationObserver(() => {
    const come = main.querySelector('h1')
    if (!come && document.activeElement === main) return
    observer.disconnect()
    if (come && document.activeElement === main) focus(come)
  })
  observer.observe(main, { childList: true, subtree: true })
  return () => observer.disconnect()
}

function focus(element: HTMLElement): void {
  element.tabIndex = -1
  element.focus({ preventScroll: true })
}
