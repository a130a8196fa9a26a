import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Card } from '#contract/chat/schemas.ts'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { Button } from '#shared/ui/button/Button.tsx'
import { SkeletonText } from '#shared/ui/feedback/Skeleton.tsx'
import { CalendarIcon } from '#shared/ui/icons/first-view-icons.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Dialog } from '#shared/ui/overlay/Dialog.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { When } from '#shared/ui/time/When.tsx'
import { useListChatCardsQuery } from '../api.ts'

interface CardPickerProps {
  conversation: string
  onChoose: (card: Card) => void
}

/** Chooses a visit or prescription of both to show in the conversation. */
export function CardPicker(props: CardPickerProps) {
  const { t } = useTranslation('workspace')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button small icon={<CalendarIcon size={18} />} onClick={() => setOpen(true)}>
        {t('chat.cards.choose')}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t('chat.cards.title')} width={28}>
        <Choices {...props} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

function Choices({ conversation, onChoose, onDone }: CardPickerProps & { onDone: () => void }) {
  const { t } = useTranslation('workspace')
  const answer = useListChatCardsQuery({ params: { id: conversation } })
  return (
    <QueryState
      query={answer}
      skeleton={<SkeletonText lines={3} />}
      isEmpty={({ cards }) => cards.length === 0}
      empty={<Text quiet>{t('chat.cards.none')}</Text>}
    >
      {({ cards }) => (
        <Stack gap="2">
          {cards.map((card) => (
            <Button
              key={card.id}
              wide
              onClick={() => {
                onChoose(card)
                onDone()
              }}
            >
              {card.number ? t(`chat.cards.${card.kind}Number`, { number: card.number }) : t(`chat.cards.${card.kind}`)} ·{' '}
              <When instant={card.at} show="date" />
            </Button>
          ))}
        </Stack>
      )}
    </QueryState>
  )
}
