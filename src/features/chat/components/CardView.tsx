import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { Link } from 'react-router-dom'
import type { Card } from '#contract/chat/schemas.ts'
import { selectRole } from '#shared/session/login.ts'
import { CalendarIcon } from '#shared/ui/icons/first-view-icons.tsx'
import { PrescriptionIcon } from '#shared/ui/icons/thing-icons.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { When } from '#shared/ui/time/When.tsx'
import { cardLink } from './card-link.ts'
import styles from './chat.module.css'

const icons = { visit: CalendarIcon, prescription: PrescriptionIcon }

/** A visit or prescription within a conversation: that it is there, and the way to it. What it says stands behind the link alone. */
export function CardView({ card }: { card: Card }) {
  const { t } = useTranslation('workspace')
  const to = cardLink(card, useSelector(selectRole))
  const Icon = icons[card.kind]
  const inside = (
    <>
      <Icon size={20} />
      <span className={styles.rowWords}>
        <strong>
          {card.number ? t(`chat.cards.${card.kind}Number`, { number: card.number }) : t(`chat.cards.${card.kind}`)}
        </strong>
        <Text as="span" size="s" quiet>
          <When instant={card.at} show={card.kind === 'visit' ? 'both' : 'date'} />
        </Text>
      </span>
    </>
  )
  return to ? (
    <Link className={styles.card} to={to}>
      {inside}
    </Link>
  ) : (
    <div className={styles.card}>{inside}</div>
  )
}
