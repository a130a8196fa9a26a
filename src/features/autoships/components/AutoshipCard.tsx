import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Autoship } from '#contract/autoships/schemas.ts'
import { useCardName } from '#features/payments/index.ts'
import { Facts } from '#shared/patterns/detail/Facts.tsx'
import { paths } from '#shared/paths.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { Card } from '#shared/ui/cards/Card.tsx'
import { Cluster, Stack } from '#shared/ui/layout/layout.tsx'
import { Money } from '#shared/ui/money/Money.tsx'
import { useConfirm } from '#shared/ui/overlay/useConfirm.tsx'
import { StatusBadge } from '#shared/ui/status/StatusBadge.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { CalendarDay } from '#shared/ui/time/CalendarDay.tsx'
import { autoshipLooks } from '../looks.ts'
import styles from './autoships.module.css'
import { ChangeDialog } from './ChangeDialog.tsx'
import { PastDays } from './PastDays.tsx'
import { Question } from './Question.tsx'
import { useAutoshipStep } from './use-autoship-step.ts'

/** One regular delivery: what comes, when, for how much at most, what it asks, and what can be done about it. */
export function AutoshipCard({ autoship, firstDay }: { autoship: Autoship; firstDay: string }) {
  const { t } = useTranslation('workspace')
  const { step, busy } = useAutoshipStep(autoship)
  const { ask, confirmation } = useConfirm()
  const [isChanging, setChanging] = useState(false)
  const cardName = useCardName()
  const { state, asks, seller, agreed, medicine, card } = autoship
  const isPaused = state === 'paused'
  const end = async () => {
    const question = {
      title: t('autoships.stopAsk'),
      body: t('autoships.stopBody'),
      confirm: t('autoships.steps.stop'),
      danger: true,
    }
    if (await ask(question)) await step('stop')
  }
  return (
    <Card as="article">
      <Stack gap="4">
        <Cluster justify="between">
          <Stack gap="1" className={styles.words}>
            <Heading level={2} size="m">
              <Thing autoship={autoship} />
            </Heading>
            <Text size="s" quiet>
              <bdi>{seller.name}</bdi>
            </Text>
          </Stack>
          <StatusBadge state={state} looks={autoshipLooks}>
            {t(`autoships.states.${state}`)}
          </StatusBadge>
        </Cluster>
        {medicine?.isOnHold && asks?.kind !== 'on_hold' && <Banner tone="error" title={t('autoships.asks.on_hold')} />}
        {asks && <Question autoship={autoship} asks={asks} busy={busy} onStep={(answer) => void step(answer)} />}
        {card?.isRemoved && (
          <Banner tone="warning" title={t('autoships.card.removedTitle', { last4: card.last4 })}>
            {t('autoships.card.removedBody')}
          </Banner>
        )}
        <Facts
          facts={[
            {
              name: t('autoships.facts.next'),
              value: !isPaused && !medicine?.isOnHold && <CalendarDay date={autoship.nextOn} />,
            },
            { name: t('autoships.facts.rhythm'), value: t('autoships.every', { count: autoship.everyWeeks }) },
            { name: t('autoships.facts.to'), value: <Destination autoship={autoship} /> },
            { name: t('autoships.facts.most'), value: agreed && <Money value={agreed} /> },
            {
              name: t('autoships.facts.card'),
              value: !medicine && (card && !card.isRemoved ? cardName(card) : t('autoships.byHand')),
            },
            { name: t('autoships.facts.left'), value: medicine && String(medicine.left) },
          ]}
        />
        <Cluster>
          {isPaused ? (
            <Button variant="filled" disabled={busy} onClick={() => void step('resume')}>
              {t('autoships.steps.resume')}
            </Button>
          ) : (
            <>
              <Button disabled={busy} onClick={() => void step('skip')}>
                {t('autoships.steps.skip')}
              </Button>
              <Button disabled={busy} onClick={() => void step('pause')}>
                {t('autoships.steps.pause')}
              </Button>
            </>
          )}
          <Button disabled={busy} onClick={() => setChanging(true)}>
            {t('autoships.change')}
          </Button>
          <Button variant="quiet" disabled={busy} onClick={() => void end()}>
            {t('autoships.steps.stop')}
          </Button>
        </Cluster>
        <PastDays runs={autoship.runs} />
      </Stack>
      {isChanging && <ChangeDialog autoship={autoship} firstDay={firstDay} onClose={() => setChanging(false)} />}
      {confirmation}
    </Card>
  )
}

function Thing({ autoship: { product, medicine, quantity } }: { autoship: Autoship }) {
  const { t } = useTranslation('workspace')
  if (medicine) {
    return (
      <Link className={styles.name} to={paths.userPrescriptionDetails.link({ id: medicine.prescriptionId })}>
        <bdi>{medicine.name}</bdi>
      </Link>
    )
  }
  if (!product) return t('autoships.gone')
  return (
    <Link className={styles.name} to={paths.ecommerce.link({ id: product.id })}>
      {quantity > 1 && `${quantity} × `}
      <bdi>{product.name}</bdi>
    </Link>
  )
}

function Destination({ autoship: { delivery, address } }: { autoship: Autoship }) {
  const { t } = useTranslation('workspace')
  if (delivery === 'pickup') return t('autoships.pickup')
  if (!address) return t('autoships.noAddress')
  return (
    <bdi>
      {address.recipient}, {address.town}
    </bdi>
  )
}
