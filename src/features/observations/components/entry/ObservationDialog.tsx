import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ObservationDetails } from '#contract/observations/schemas.ts'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { Button } from '#shared/ui/button/Button.tsx'
import { Cluster, Stack } from '#shared/ui/layout/layout.tsx'
import { Dialog } from '#shared/ui/overlay/Dialog.tsx'
import { Badge } from '#shared/ui/status/Badge.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { When } from '#shared/ui/time/When.tsx'
import { useReadObservationQuery } from '../../api.ts'
import { useObservedFormat } from '../../model/use-observed-format.ts'
import { MeasuredAt } from '../MeasuredAt.tsx'
import styles from '../observations.module.css'
import { RangeLine } from '../RangeLine.tsx'
import { Verdict } from '../Verdict.tsx'
import { CorrectObservation } from './CorrectObservation.tsx'
import { WithdrawObservation } from './WithdrawObservation.tsx'

/** One measurement: what it says, what it said before, and what the reader may do with it. */
export function ObservationDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('workspace')
  const observation = useReadObservationQuery({ params: { id } })
  const [step, setStep] = useState<'correct' | 'withdraw'>()
  const back = () => setStep(undefined)
  const { data } = observation
  if (data && step === 'correct') return <CorrectObservation observation={data} onClose={back} />
  if (data && step === 'withdraw') return <WithdrawObservation observation={data} onClose={back} />
  return (
    <Dialog open onClose={onClose} width={34} title={data ? t(`observations.kinds.${data.kind}`) : t('observations.one')}>
      <QueryState query={observation}>
        {(shown) => (
          <Stack>
            <Facts shown={shown} />
            {shown.range && <RangeLine kind={shown.kind} range={shown.range} />}
            {shown.mayChange && (
              <Cluster>
                <Button variant="outlined" onClick={() => setStep('correct')}>
                  {t('observations.correct')}
                </Button>
                <Button variant="quiet" onClick={() => setStep('withdraw')}>
                  {t('observations.withdraw')}
                </Button>
              </Cluster>
            )}
            <Editions shown={shown} />
          </Stack>
        )}
      </QueryState>
    </Dialog>
  )
}

function Facts({ shown: { kind, value, second, at, isDay, measurer, verdict, withdrawnAt } }: { shown: ObservationDetails }) {
  const { t } = useTranslation('workspace')
  const format = useObservedFormat()
  return (
    <div>
      <Cluster gap="2">
        <span className={styles.value}>
          <bdi>{format(kind, value, second)}</bdi>
        </span>
        <Verdict verdict={verdict} />
        {withdrawnAt !== null && <Badge tone="error">{t('observations.withdrawn')}</Badge>}
      </Cluster>
      <Text size="s" quiet>
        <MeasuredAt at={at} isDay={isDay} /> ·{' '}
        {t('observations.measuredBy', { measurer: t(`observations.measurers.${measurer}`) })}
      </Text>
    </div>
  )
}

/** Who wrote what and when, newest first; what it said before a correction stands behind it. */
function Editions({ shown: { kind, editions } }: { shown: ObservationDetails }) {
  const { t } = useTranslation('workspace')
  const format = useObservedFormat()
  return (
    <Stack gap="3">
      <Heading level={3} size="m">
        {t('observations.editions')}
      </Heading>
      {editions.map(({ edition, act, by, writtenAt, reason, value, second, at, isDay }, index) => (
        <div key={edition}>
          <Text size="s">
            {t(`observations.acts.${act}`, { name: by ?? t('observations.closedAccount') })} · <When instant={writtenAt} />
          </Text>
          {reason !== '' && (
            <Text size="s" quiet>
              {t('observations.fields.reason')}: <bdi>{reason}</bdi>
            </Text>
          )}
          {index > 0 && editions[index - 1]!.act === 'correct' && (
            <div className={styles.former}>
              <Text size="s">
                <bdi>{format(kind, value, second)}</bdi> · <MeasuredAt at={at} isDay={isDay} />
              </Text>
            </div>
          )}
        </div>
      ))}
    </Stack>
  )
}
