import { useTranslation } from 'react-i18next'
import type { Member } from '#contract/social/schemas.ts'
import { routeText } from '#shared/i18n/route-text.ts'
import { paths } from '#shared/paths.ts'
import type { CardQuery } from '#shared/patterns/list/CardList.tsx'
import { PageHeader } from '#shared/patterns/page/PageHeader.tsx'
import { Empty } from '#shared/patterns/states/states.tsx'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { MemberList } from './MemberList.tsx'

interface FollowsPageProps {
  title: string
  about: string
  empty: string
  members: CardQuery<Member>
  /** Whose list it is, where that is somebody else. */
  member: Member | undefined
}

/** People who follow, or are followed; one's own or a member's. */
export function FollowsPage({ title, about, empty, members, member }: FollowsPageProps) {
  const { t } = useTranslation('workspace')
  const feed = { label: routeText('social.routes.feed', 'title', t), to: paths.feed.link() }
  return (
    <Stack gap="5">
      <PageHeader
        title={title}
        about={member ? <bdi>{member.name}</bdi> : about}
        crumbs={[feed, ...(member ? [{ label: member.name, to: paths.feed.link({ member: member.id }) }] : []), { label: title }]}
        actions={<LinkButton to={paths.searchUsers.link()}>{t('social.member.find')}</LinkButton>}
      />
      <MemberList query={members} empty={<Empty title={empty} />} />
    </Stack>
  )
}
