import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Post } from '#contract/social/schemas.ts'
import { feedTabs } from '#contract/social/values.ts'
import { Advertisement } from '#features/advertisements/index.ts'
import { routeText } from '#shared/i18n/route-text.ts'
import { isId } from '#shared/lib/is-id.ts'
import { paths } from '#shared/paths.ts'
import { CardList } from '#shared/patterns/list/CardList.tsx'
import { PageHeader } from '#shared/patterns/page/PageHeader.tsx'
import { tabAt, useAddressTab } from '#shared/patterns/page/use-address-tab.ts'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { Empty } from '#shared/patterns/states/states.tsx'
import type { Place } from '#shared/routing/route.ts'
import { defineScreen, type ScreenView } from '#shared/screen/define-screen.tsx'
import { combineQuestions, defineQuestion } from '#shared/screen/question.ts'
import { WaitingCatArt } from '#shared/ui/art/scenes.tsx'
import { Button } from '#shared/ui/button/Button.tsx'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { classes } from '#shared/ui/classes.ts'
import { PlusIcon } from '#shared/ui/icons/action-icons.tsx'
import { SearchIcon } from '#shared/ui/icons/first-view-icons.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Tabs } from '#shared/ui/navigation/Tabs.tsx'
import { socialQuestions } from '../../api.ts'
import { MemberHead } from '../../components/member/MemberHead.tsx'
import { PostCard } from '../../components/post/PostCard.tsx'
import { PostDialog } from '../../components/dialogs.ts'
import { PostSkeletons } from '../../components/post/PostSkeletons.tsx'
import { StandingBanner } from '../../components/standing/StandingBanner.tsx'
import styles from './Feed.module.css'

const idAt = ({ search }: Place, name: string) => {
  const id = search.get(name)
  return id && isId(id) ? id : undefined
}

const question = combineQuestions({
  posts: defineQuestion(socialQuestions.listPosts, (place) => {
    if (idAt(place, 'post')) return null
    const member = idAt(place, 'member')
    return { query: member ? { member } : { tab: tabAt(place.search, feedTabs) } }
  }),
  post: defineQuestion(socialQuestions.readPost, (place) => {
    const id = idAt(place, 'post')
    return id ? { params: { id } } : null
  }),
  member: defineQuestion(socialQuestions.readMember, (place) => {
    const id = idAt(place, 'member')
    return id && !idAt(place, 'post') ? { params: { id } } : null
  }),
  standing: defineQuestion(socialQuestions.readOwnStanding, () => undefined),
})

export default defineScreen({ question, view: Feed })

const cardOf = (post: Post) => <PostCard post={post} />

/** Posts of whom one follows, of everybody, of one member, or one post; and the way to write. */
function Feed({ answer: { posts, post, member, standing } }: ScreenView<typeof question>) {
  const { t } = useTranslation('workspace')
  const [isWriting, setWriting] = useState(false)
  const [tab, choose] = useAddressTab(feedTabs)
  const isOne = !post.isUninitialized
  const isOfMember = !member.isUninitialized
  const title = isOfMember && member.data ? member.data.name : routeText('social.routes.feed', 'title', t)
  const list = (
    <div className={styles.column}>
      <CardList
        query={posts}
        label={t('social.post.list')}
        itemKey={({ id }) => id}
        card={cardOf}
        skeleton={<PostSkeletons />}
        empty={
          <Empty
            art={<WaitingCatArt />}
            title={t(isOfMember ? 'social.empty.member' : `social.empty.${tab}`)}
            actions={!isOfMember && <LinkButton to={paths.searchUsers.link()}>{t('social.member.find')}</LinkButton>}
          />
        }
      />
    </div>
  )
  return (
    <Stack gap="5">
      <PageHeader
        title={<bdi>{title}</bdi>}
        about={isOne || isOfMember ? undefined : routeText('social.routes.feed', 'about', t)}
        crumbs={
          isOne || isOfMember
            ? [
                { label: routeText('social.routes.feed', 'title', t), to: paths.feed.link() },
                { label: isOne ? t('social.post.one') : title },
              ]
            : undefined
        }
        actions={
          <>
            <LinkButton icon={<SearchIcon size={18} />} to={paths.searchUsers.link()}>
              {t('social.member.find')}
            </LinkButton>
            <Button variant="filled" icon={<PlusIcon size={18} />} onClick={() => setWriting(true)}>
              {t('social.post.write')}
            </Button>
          </>
        }
      />
      {standing.data && <StandingBanner standing={standing.data} />}
      {isOne && (
        <QueryState query={post} skeleton={<PostSkeletons posts={1} />}>
          {(one) => (
            <div className={styles.column}>
              <PostCard post={one} isOpen />
            </div>
          )}
        </QueryState>
      )}
      {!isOne && isOfMember && (
        <QueryState query={member} skeleton={<PostSkeletons posts={1} />}>
          {(one) => (
            <Stack gap="5">
              <MemberHead member={one} />
              {list}
            </Stack>
          )}
        </QueryState>
      )}
      {!isOne && !isOfMember && (
        <Tabs
          label={routeText('social.routes.feed', 'title', t)}
          value={tab}
          onChange={choose}
          tabs={feedTabs.map((key) => ({ key, label: t(`social.tabs.${key}`) }))}
        >
          <div className={classes(styles.column, styles.above)}>
            <Advertisement placement="feed" />
          </div>
          {list}
        </Tabs>
      )}
      {isWriting && <PostDialog onClose={() => setWriting(false)} />}
    </Stack>
  )
}
