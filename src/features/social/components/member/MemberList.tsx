import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Member } from '#contract/social/schemas.ts'
import { CardList, type CardListProps, type CardQuery } from '#shared/patterns/list/CardList.tsx'
import { SkeletonCards } from '#shared/ui/feedback/Skeleton.tsx'
import { MemberCard } from './MemberCard.tsx'

interface MemberListProps {
  query: CardQuery<Member>
  controller?: CardListProps<Member>['controller']
  empty: ReactNode
}

const cardOf = (member: Member) => <MemberCard member={member} />

/** People as cards, page by page. */
export function MemberList({ query, controller, empty }: MemberListProps) {
  const { t } = useTranslation('workspace')
  return (
    <CardList
      query={query}
      controller={controller}
      label={t('social.member.list')}
      itemKey={({ id }) => id}
      card={cardOf}
      least={22}
      skeleton={<SkeletonCards cards={4} />}
      empty={empty}
    />
  )
}
