import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { SavedCard } from '#contract/payments/schemas.ts'
import { platformNow } from '#shared/lib/platform-time.ts'
import { Panel } from '#shared/patterns/form/Panel.tsx'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { toastShown } from '#shared/toasts/toasts.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { SkeletonText } from '#shared/ui/feedback/Skeleton.tsx'
import { PlusIcon } from '#shared/ui/icons/action-icons.tsx'
import { CheckIcon } from '#shared/ui/icons/status-icons.tsx'
import { Cluster } from '#shared/ui/layout/layout.tsx'
import { useConfirm } from '#shared/ui/overlay/useConfirm.tsx'
import { Badge } from '#shared/ui/status/Badge.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { useChargeCardMutation, useListCardsQuery, useRemoveCardMutation } from '../../api.ts'
import { AddCard } from './AddCard.tsx'
import styles from './cards.module.css'
import { useCardName } from './use-card-name.ts'

/** One's saved cards: which is charged, another one, and away with one. */
export function CardsPanel() {
  const { t } = useTranslation('workspace')
  const dispatch = useDispatch()
  const cards = useListCardsQuery()
  const [isAdding, setAdding] = useState(false)
  const saved = () => {
    setAdding(false)
    dispatch(toastShown({ kind: 'success', title: t('payments.cards.title'), text: t('payments.cards.saved') }))
  }
  return (
    <Panel title={t('payments.cards.title')} about={t('payments.cards.about')}>
      <QueryState query={cards} skeleton={<SkeletonText lines={2} />} empty={<Text quiet>{t('payments.cards.none')}</Text>}>
        {(list) => (
          <ul className={styles.list}>
            {list.map((card) => (
              <Row key={card.id} card={card} />
            ))}
          </ul>
        )}
      </QueryState>
      {isAdding ? (
        <AddCard onSaved={saved} />
      ) : (
        <Cluster>
          <Button icon={<PlusIcon size={18} />} onClick={() => setAdding(true)}>
            {t('payments.cards.add')}
          </Button>
        </Cluster>
      )}
    </Panel>
  )
}

/** A card holds until the end of its month. */
const endOf = ({ expiryMonth, expiryYear }: SavedCard) => Date.UTC(expiryYear, expiryMonth)

function Row({ card }: { card: SavedCard }) {
  const { t } = useTranslation('workspace')
  const [charge, charging] = useChargeCardMutation()
  const [remove, removing] = useRemoveCardMutation()
  const { ask, confirmation } = useConfirm()
  const nameOf = useCardName()
  const { id, last4, expiryMonth, expiryYear, isCharged } = card
  const until = `${String(expiryMonth).padStart(2, '0')}/${String(expiryYear % 100).padStart(2, '0')}`
  const isExpired = endOf(card) <= platformNow()
  const away = async () => {
    const sure = await ask({
      title: t('payments.cards.removeAsk', { last4 }),
      body: t('payments.cards.removeBody'),
      confirm: t('payments.cards.remove'),
      danger: true,
    })
    if (sure) await remove({ params: { id } })
  }
  return (
    <li>
      <Cluster justify="between">
        <div>
          <Text strong>{nameOf(card)}</Text>
          <Text quiet size="s">
            {t(isExpired ? 'payments.cards.expired' : 'payments.cards.until', { until })}
          </Text>
        </div>
        <Cluster gap="2">
          {isCharged ? (
            <Badge tone="success" icon={<CheckIcon size={16} />}>
              {t('payments.cards.charged')}
            </Badge>
          ) : (
            <Button
              small
              disabled={charging.isLoading}
              aria-label={t('payments.cards.chargeNamed', { last4 })}
              onClick={() => void charge({ params: { id } })}
            >
              {t('payments.cards.charge')}
            </Button>
          )}
          <Button
            small
            variant="quiet"
            disabled={removing.isLoading}
            aria-label={t('payments.cards.removeNamed', { last4 })}
            onClick={() => void away()}
          >
            {t('payments.cards.remove')}
          </Button>
        </Cluster>
      </Cluster>
      {confirmation}
    </li>
  )
}
