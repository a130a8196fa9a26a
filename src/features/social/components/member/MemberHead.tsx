import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Member } from '#contract/social/schemas.ts'
import { MessageLink } from '#features/chat/index.ts'
import { paths } from '#shared/paths.ts'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { Card } from '#shared/ui/cards/Card.tsx'
import { MoreIcon } from '#shared/ui/icons/action-icons.tsx'
import { Cluster, Stack } from '#shared/ui/layout/layout.tsx'
import { Menu } from '#shared/ui/navigation/Menu.tsx'
import { Avatar } from '#shared/ui/people/Avatar.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { ReportDialog } from '../dialogs.ts'
import { FollowButton } from './FollowButton.tsx'
import { UnblockButton } from './UnblockButton.tsx'
import { useBlocking } from './use-blocking.tsx'

/** Who it is whose posts stand below: their figures, and the ways to follow, block and report. */
export function MemberHead({ member }: { member: Member }) {
  const { t } = useTranslation('workspace')
  const [isReporting, setReporting] = useState(false)
  const blocking = useBlocking(member)
  const { id, name, avatar, followers, following, isFollowed, followsBack, isBlocked, own } = member
  return (
    <Card as="section" ground="soft" aria-label={name}>
      <Stack gap="4">
        <Cluster gap="4">
          <Avatar name={name} src={avatar} size={72} />
          <div>
            <Text as="div">{followsBack && t('social.member.followsYou')}</Text>
            <Text as="div" quiet>
              {t('social.member.followers', { count: followers })} · {t('social.member.following', { count: following })}
            </Text>
          </div>
        </Cluster>
        <Cluster>
          {!own && !isBlocked && <FollowButton member={member} />}
          {isBlocked && <UnblockButton member={member} />}
          {isFollowed && followsBack && <MessageLink small to={id} />}
          <LinkButton small to={paths.userFollowers.link({ member: id })}>
            {t('social.member.seeFollowers')}
          </LinkButton>
          <LinkButton small to={paths.userFollowing.link({ member: id })}>
            {t('social.member.seeFollowing')}
          </LinkButton>
          <LinkButton small to={paths.userAlbum.link({ member: id })}>
            {t('social.album.see')}
          </LinkButton>
          {!own && (
            <Menu trigger={<MoreIcon />} label={t('social.member.more', { name })}>
              <button type="button" onClick={() => setReporting(true)}>
                {t('social.report.member')}
              </button>
              {!isBlocked && (
                <button type="button" onClick={() => void blocking.block()}>
                  {t('social.member.block')}
                </button>
              )}
            </Menu>
          )}
        </Cluster>
      </Stack>
      {blocking.confirmation}
      {isReporting && <ReportDialog subject="member" id={id} onClose={() => setReporting(false)} />}
    </Card>
  )
}
