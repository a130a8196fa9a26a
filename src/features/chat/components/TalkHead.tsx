import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { Link } from 'react-router-dom'
import type { ConversationDetails } from '#contract/chat/schemas.ts'
import { formatNumber } from '#shared/lib/format-number.ts'
import { paths } from '#shared/paths.ts'
import { ArrowStartIcon } from '#shared/ui/icons/arrow-icons.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { selectIsPresent } from '../running/chat-slice.ts'
import styles from './chat.module.css'
import { Face } from './Face.tsx'

/** With whom one writes, whether they are there, and how soon they usually answer. */
export function TalkHead({ conversation: { peer, answersWithin, because } }: { conversation: ConversationDetails }) {
  const { t, i18n } = useTranslation('workspace')
  const isPresent = useSelector((state: object) => selectIsPresent(state, peer?.id))
  const hours = answersWithin !== null && answersWithin >= 60
  const count = answersWithin === null ? 0 : hours ? answersWithin / 60 : answersWithin
  const facts = [
    isPresent ? t('chat.present') : null,
    answersWithin === null
      ? null
      : t(hours ? 'chat.answersHours' : 'chat.answersMinutes', { count, number: formatNumber(count, i18n.language) }),
    peer?.worksFor ? t('chat.worksFor', { name: peer.worksFor }) : null,
    ...because.map((kind) => t(`chat.because.${kind}`)),
  ].filter((fact) => fact !== null)
  return (
    <header className={styles.head}>
      <Link className={styles.back} to={paths.chat.link()} aria-label={t('chat.back')}>
        <ArrowStartIcon size={20} directional />
      </Link>
      <Face person={peer} />
      <div className={styles.headWords}>
        <Heading level={2} size="m">
          <bdi>{peer?.name ?? t('chat.gone')}</bdi>
        </Heading>
        <Text as="div" size="s" quiet>
          {facts.join(' · ')}
        </Text>
      </div>
    </header>
  )
}
