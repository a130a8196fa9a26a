import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import type { ChatPerson } from '#contract/chat/schemas.ts'
import { VisuallyHidden } from '#shared/ui/layout/layout.tsx'
import { Avatar } from '#shared/ui/people/Avatar.tsx'
import { selectIsPresent } from '../running/chat-slice.ts'
import styles from './chat.module.css'

/** Somebody's picture, and whether they look at the platform now. */
export function Face({ person }: { person: ChatPerson | null }) {
  const { t } = useTranslation('workspace')
  const isPresent = useSelector((state: object) => selectIsPresent(state, person?.id))
  return (
    <span className={styles.face}>
      <Avatar name={person?.name ?? t('chat.gone')} src={person?.avatar} />
      {isPresent && (
        <>
          <span className={styles.present} />
          <VisuallyHidden>{t('chat.present')}</VisuallyHidden>
        </>
      )}
    </span>
  )
}
