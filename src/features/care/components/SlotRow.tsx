import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { CareSlot } from '#contract/care/schemas.ts'
import { useNow } from '#shared/lib/use-now.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { Cluster } from '#shared/ui/layout/layout.tsx'
import { Badge } from '#shared/ui/status/Badge.tsx'
import { CalendarDay } from '#shared/ui/time/CalendarDay.tsx'
import { When } from '#shared/ui/time/When.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { useTick } from '../model/use-tick.ts'
import styles from './care.module.css'

interface SlotRowProps {
  itemId: string
  slot: CareSlot
  /** What is done: read with the button. */
  name: string
  mayTick: boolean
  /** Before the time: for whom, and what. */
  children?: ReactNode
}

/** One time at which something is due: when, whether it is done and by whom, and the button that says so. */
export function SlotRow({ itemId, slot: { slot, at, isDay, tick }, name, mayTick, children }: SlotRowProps) {
  const { t } = useTranslation('workspace')
  const now = useNow(60_000)
  const ticking = useTick(itemId)
  const isPast = Date.parse(at) < now
  return (
    <div className={styles.slot} data-done={tick !== null || undefined}>
      <div className={styles.what}>
        {children}
        <Text as="div" size="s" quiet>
          {isDay ? <CalendarDay date={slot} /> : <When instant={at} />}
        </Text>
        {ticking.fault && (
          <Banner tone="warning" live>
            {ticking.fault}
          </Banner>
        )}
      </div>
      <Cluster gap="2">
        {tick ? (
          <>
            <Badge tone="success">{t('care.given.done', { name: tick.by ?? t('care.closedAccount') })}</Badge>
            <Text as="span" size="s" quiet>
              <When instant={tick.at} show="time" />
            </Text>
            {tick.undoUntil !== null && (
              <Button
                small
                variant="quiet"
                loading={ticking.isBusy}
                aria-label={t('care.undoOf', { name })}
                onClick={() => void ticking.undo(tick.id)}
              >
                {t('care.undo')}
              </Button>
            )}
          </>
        ) : (
          <>
            {isPast && <Badge tone="warning">{t('care.open')}</Badge>}
            {mayTick && (
              <Button
                small
                variant={isPast ? 'filled' : 'outlined'}
                loading={ticking.isBusy}
                aria-label={t('care.tickOf', { name })}
                onClick={() => void ticking.tick(slot)}
              >
                {t('care.tick')}
              </Button>
            )}
          </>
        )}
      </Cluster>
    </div>
  )
}
