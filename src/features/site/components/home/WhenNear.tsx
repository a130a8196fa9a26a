import { useEffect, useRef, useState, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#shared/ui/button/Button.tsx'
import styles from './WhenNear.module.css'

type Part = ComponentType
type Progress = 'waiting' | 'near' | 'failed' | 'there'

/** Parts that have come stay: going back to a page finds it at once as it was. */
const known = new Map<() => Promise<{ default: Part }>, Part>()

/**
 * A part of a page that is asked for when the person comes near it. Its place is kept until then. What does not come can be asked
 * for again. Give a `load` that stays the same.
 */
export function WhenNear({ load }: { load: () => Promise<{ default: Part }> }) {
  const { t } = useTranslation('site')
  const place = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<Progress>(known.has(load) ? 'there' : 'waiting')

  useEffect(() => {
    if (state !== 'waiting' || !place.current) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setState('near'), { rootMargin: '100px' })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [state])

  useEffect(() => {
    if (state !== 'near') return
    let isMeant = true
    const settle = (next: Progress) => isMeant && setState(next)
    load().then(
      (module) => {
        known.set(load, module.default)
        settle('there')
      },
      () => settle('failed'),
    )
    return () => {
      isMeant = false
    }
  }, [state, load])

  const Shown = known.get(load)
  if (state === 'there' && Shown) return <Shown />
  return (
    <div ref={place} className={styles.place} aria-busy={state === 'near' || undefined}>
      {state === 'failed' && <Button onClick={() => setState('near')}>{t('patterns.tryAgain')}</Button>}
    </div>
  )
}
