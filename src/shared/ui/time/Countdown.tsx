import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '../layout/layout.tsx'
import { Text } from '../text/Text.tsx'
import { clockOf, isWorthSaying, secondsUntil } from './countdown.ts'
import { platformNow } from '../../lib/platform-time.ts'

export interface CountdownProps {
  /** ISO 8601, UTC. */
  until: string
  onEnd?: () => void
}

/** The time that is left; said aloud at ten, five, two and one minutes, at half a minute and at the end. */
export function Countdown({ until, onEnd }: CountdownProps) {
  const { t } = useTranslation('site')
  const end = Date.parse(until)
  const left = () => secondsUntil(end, platformNow())
  const [seconds, setSeconds] = useState(left)
  const [said, setSaid] = useState('')

  const tick = useEffectEvent(() => {
    const now = left()
    if (now === seconds) return
    setSeconds(now)
    if (isWorthSaying(now)) setSaid(now === 0 ? t('ui.timeUp') : t('ui.timeLeft', { time: clockOf(now) }))
    if (now === 0) onEnd?.()
  })

  useEffect(() => {
    const timer = setInterval(tick, 250)
    return () => clearInterval(timer)
  }, [])

  return (
    <>
      <Text as="span" numbers strong role="timer">
        {seconds === 0 ? t('ui.timeUp') : clockOf(seconds)}
      </Text>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  )
}
