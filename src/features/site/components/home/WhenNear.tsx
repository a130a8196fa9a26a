import { createElement, useEffect, useRef, useState, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#shared/ui/button/Button.tsx'
import styles from './WhenNear.module.css'

type Load = () => Promise<{ default: ComponentType }>
type Progress = 'waiting' | 'near' | 'failed' | 'there'

/** Parts that have come stay: going back to a page finds it at once as it was. */
const known = new Map<Load, ComponentType>()

async function fetched(load: Load): Promise<Progress> {
  try {
    known.set(load, (await load()).default)
    return 'there'
  } catch {
    return 'failed'
  }
}

/**
 * A part of a page that is asked for when the person comes near it. Its place is kept until then. What does not come can be asked
 * for again. Give a `load` that stays the same.
 */
export function WhenNear({ load }: { load: Load }) {
  const { t } = useTranslation('site')
  const place = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<Progress>(() => (known.has(load) ? 'there' : 'waiting'))

  useEffect(() => {
    if (state !== 'waiting' || !place.current) return undefined
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setState('near'), { rootMargin: '100px' })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [state])

  useEffect(() => {
    if (state !== 'near') return undefined
    let isMeant = true
    const arrive = async () => {
      const next = await fetched(load)
      if (isMeant) setState(next)
    }
    void arrive()
    return () => {
      isMeant = false
    }
  }, [state, load])

  const part = known.get(load)
  if (state === 'there' && part) return createElement(part)
  return (
    <div ref={place} className={styles.place} aria-busy={state === 'near' || undefined}>
      {state === 'failed' && <Button onClick={() => setState('near')}>{t('patterns.tryAgain')}</Button>}
    </div>
  )
}
