import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#shared/ui/button/Button.tsx'
import { Cluster, Stack } from '#shared/ui/layout/layout.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import styles from './breaths.module.css'
import { breathsPerMinute, countingSeconds, countTap } from './breaths.ts'

export interface BreathCounterProps {
  /** Once thirty seconds are over and something was counted. */
  onCounted?: (perMinute: number) => void
}

interface Counting {
  readonly begun: number
  readonly taps: readonly number[]
}

/** Counts breaths for half a minute by pressing, with the finger or the space bar, once for each; as often as one likes. */
export function BreathCounter({ onCounted }: BreathCounterProps) {
  const { t } = useTranslation('workspace')
  const [counting, setCounting] = useState<Counting | null>(null)
  const [result, setResult] = useState<number | null>(null)
  const tap = useRef<HTMLButtonElement>(null)
  const begun = counting?.begun
  const left = useSecondsLeft(begun)

  const finish = useEffectEvent(() => {
    const perMinute = breathsPerMinute(counting?.taps.length ?? 0)
    setResult(perMinute)
    setCounting(null)
    if (perMinute > 0) onCounted?.(perMinute)
  })
  useEffect(() => {
    if (begun === undefined) return
    tap.current?.focus()
    const timer = setTimeout(() => finish(), countingSeconds * 1000)
    return () => clearTimeout(timer)
  }, [begun])

  return (
    <Stack gap="3">
      <Heading level={3} size="m">
        {t('meeting.breath.title')}
      </Heading>
      <Text quiet>{t('meeting.breath.about', { seconds: countingSeconds })}</Text>
      {counting ? (
        <>
          <button
            ref={tap}
            type="button"
            className={styles.tap}
            // Pressed and not clicked: a breath is counted when it is seen, and a space bar that is held counts once.
            onPointerDown={() => setCounting({ ...counting, taps: countTap(counting.taps, counting.begun, performance.now()) })}
            onKeyDown={(event) => {
              if (event.repeat || (event.key !== ' ' && event.key !== 'Enter')) return
              event.preventDefault()
              setCounting({ ...counting, taps: countTap(counting.taps, counting.begun, performance.now()) })
            }}
          >
            {t('meeting.breath.breath')}
          </button>
          <Cluster gap="4">
            <Text numbers>{t('meeting.breath.counted', { breaths: counting.taps.length })}</Text>
            <Text numbers quiet>
              {t('meeting.breath.left', { seconds: left })}
            </Text>
            <Button small variant="quiet" onClick={() => setCounting(null)}>
              {t('meeting.breath.stop')}
            </Button>
          </Cluster>
        </>
      ) : (
        <Cluster>
          <Button
            onClick={() => {
              setResult(null)
              setCounting({ begun: performance.now(), taps: [] })
            }}
          >
            {result === null ? t('meeting.breath.start') : t('meeting.breath.again')}
          </Button>
        </Cluster>
      )}
      <div role="status">
        {result !== null && (
          <Text strong>{result === 0 ? t('meeting.breath.none') : t('meeting.breath.result', { breaths: result })}</Text>
        )}
      </div>
    </Stack>
  )
}

/** Whole seconds until counting ends. */
function useSecondsLeft(begun: number | undefined): number {
  const [left, setLeft] = useState(countingSeconds)
  useEffect(() => {
    if (begun === undefined) return
    const look = () => setLeft(Math.max(0, Math.ceil(countingSeconds - (performance.now() - begun) / 1000)))
    look()
    const timer = setInterval(look, 250)
    return () => clearInterval(timer)
  }, [begun])
  return left
}
