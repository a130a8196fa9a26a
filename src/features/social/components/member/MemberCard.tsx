import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Member } from '#contract/social/schemas.ts'
import { paths } from '#shared/paths.ts'
import { Card } from '#shared/ui/cards/Card.tsx'
import { Cluster } from '#shared/ui/layout/layout.tsx'
import { Avatar } from '#shared/ui/people/Avatar.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { FollowButton } from './FollowButton.tsx'
import styles from '../post/PostHead.module.css'

/** Somebody in a list of people. */
export function MemberCard({ member }: { member: Member }) {
  const { t } = useTranslation('workspace')
  const { id, name, avatar, followers, posts, followsBack, own } = member
  return (
    <Card as="article" padding="tight">
      <Cluster justify="between">
        <div className={styles.head}>
          <Avatar name={name} src={avatar} size={44} />
          <div className={styles.words}>
            <Link className={styles.name} to={paths.feed.link({ member: id })}>
              <bdi>{name}</bdi>
            </Link>
            <Text as="div" size="s" quiet>
              {t('social.member.followers', { count: followers })} · {t('social.member.posts', { count: posts })}
              {followsBack && <> · {t('social.member.followsYou')}</>}
            </Text>
          </div>
        </div>
        {!own && <FollowButton member={member} />}
      </Cluster>
    </Card>
  )
}
