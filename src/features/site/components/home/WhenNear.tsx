import { createElement, Suspense, use, useEffect, useRef, useState, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#shared/ui/button/Button.tsx'
import styles from './WhenNear.module.css'

type Load = () => Promise<{ default: ComponentType }>

interface Part {
  /** Settles when the part has come; never fails, for it can be asked for again. */
  readonly coming: Promise<ComponentType>
  /** Asks for it; rejects when it does not come. */
  readonly bring: () => Promise<void>
}

/** Parts that have come stay: going back to a page finds it at once as it was. */
const parts = new Map<Load, Part>()

function partOf(load: Load): Part {
  const known = parts.get(load)
  if (known) return known
  let arrived: (component: ComponentType) => void = () => {}
  const coming = new Promise<ComponentType>((resolve) => (arrived = resolve))
  const part = { coming, bring: async () => arrived((await load()).default) }
  parts.set(load, part)
  // The server draws the whole page: its reader may have no scripts.
  if (import.meta.env.SSR) void part.bring()
  return part
}

function Arrived({ part }: { part: Part }) {
  return createElement(use(part.coming))
}

/**
 * A part of a page that is asked for when the person comes near it, or goes through the page by Tab. Its place is kept until then, or shows
 * what the server drew, and the focus stops there before it goes on. What does not come can be asked for again. Give a `load` that stays the
 * same.
 */
export function WhenNear({ load }: { load: Load }) {
  const { t } = useTranslation('site')
  const place = useRef<HTMLDivElement>(null)
  const [failed, setFailed] = useState(false)
  const [isReached, setReached] = useState(false)
  const part = partOf(load)

  useEffect(() => {
    if (failed || !place.current) return undefined
    const bring = () => part.bring().catch(() => setFailed(true))
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && void bring(), { rootMargin: '100px' })
    observer.observe(place.current)
    const bringOnTab = ({ key }: KeyboardEvent) => key === 'Tab' && void bring()
    document.addEventListener('keydown', bringOnTab)
    return () => {
      observer.disconnect()
      document.removeEventListener('keydown', bringOnTab)
    }
  }, [failed, part])

  // The empty place goes when the part comes, the frame stays: with the focus there the next Tab leads into the part.
  const hold = () => {
    setReached(true)
    place.current?.focus()
  }
  const stop = failed || isReached ? {} : { tabIndex: 0, onFocus: hold }

  return (
    <div ref={place} tabIndex={-1}>
      <Suspense
        fallback={
          <div className={styles.place} {...stop}>
            {failed && <Button onClick={() => setFailed(false)}>{t('patterns.tryAgain')}</Button>}
          </div>
        }
      >
        <Arrived part={part} />
      </Suspense>
    </div>
  )
}
