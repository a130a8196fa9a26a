import { Select } from '#shared/ui/field/Select.tsx'
import { useListCardsQuery } from '../../api.ts'
import { useCardName } from './use-card-name.ts'

interface CardPickProps {
  value: string | null
  onChange: (cardId: string | null) => void
  /** What it says where no card is charged. */
  none: string
}

/** Chooses one of one's saved cards, or none. The field around it names it. */
export function CardPick({ value, onChange, none }: CardPickProps) {
  const { data: cards = [] } = useListCardsQuery()
  const nameOf = useCardName()
  return (
    <Select
      options={[{ value: '', label: none }, ...cards.map((card) => ({ value: card.id, label: nameOf(card) }))]}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
    />
  )
}
