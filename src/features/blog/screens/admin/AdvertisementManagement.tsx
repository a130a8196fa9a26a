import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { AdList, advertisementQuestions } from '#features/advertisements/office/index.ts'
import { textField, usualField } from '#shared/address/fields.ts'
import { readAddress } from '#shared/address/address.ts'
import { useAddress } from '#shared/address/use-address.ts'
import { tabAt, useAddressTab } from '#shared/patterns/page/use-address-tab.ts'
import { defineScreen, type ScreenView } from '#shared/screen/define-screen.tsx'
import { combineQuestions, defineQuestion } from '#shared/screen/question.ts'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Tabs } from '#shared/ui/navigation/Tabs.tsx'
import { EditPost } from '../../components/writing/EditPost.tsx'
import { NewPost } from '../../components/writing/NewPost.tsx'
import { PostList } from '../../components/writing/PostList.tsx'
import { writingQuestions } from '../../writing-api.ts'
import { postsAtOnce, writtenPostsQueryAt } from '../../writing-model.ts'

/** The post that is open, or this for one to be written. */
const newPost = 'new'
const tabs = ['advertisements', 'posts'] as const
const opened = { post: textField, tab: usualField(tabs, tabs[0]) }

/** Of the list that is chosen, while no post is open. */
const question = combineQuestions({
  ads: defineQuestion(advertisementQuestions.listAdvertisements, ({ search }) =>
    readAddress(opened, search).post || tabAt(search, tabs) !== 'advertisements' ? null : undefined,
  ),
  posts: defineQuestion(writingQuestions.listAllBlogPosts, ({ search }) =>
    readAddress(opened, search).post || tabAt(search, tabs) !== 'posts'
      ? null
      : { query: { limit: postsAtOnce, ...writtenPostsQueryAt(search) } },
  ),
})

export default defineScreen({ question, view: AdvertisementManagement })

/** Advertisements, and the blog for those who write it: its list, or one post. Which one stands in the address (`post`). */
function AdvertisementManagement({ answer: { ads, posts } }: ScreenView<typeof question>) {
  const { t } = useTranslation('workspace')
  const [tab, choose] = useAddressTab(tabs, { drop: ['q', 'sort', 'state', 'category'] })
  const { values, change, linkTo } = useAddress(opened)
  const close = useCallback(() => change({ post: undefined, tab: 'posts' }), [change])
  if (values.post === newPost) return <NewPost onClose={close} />
  if (values.post) return <EditPost key={values.post} id={values.post} onClose={close} />
  return (
    <Stack gap="5">
      <Tabs
        label={t('blog.routes.advertisementManagement.title')}
        value={tab}
        onChange={choose}
        tabs={tabs.map((key) => ({ key, label: t(key === 'posts' ? 'advertisements.posts' : 'advertisements.title') }))}
      >
        {tab === 'posts' ? (
          <PostList posts={posts} linkTo={(post) => linkTo({ post })} newPost={newPost} />
        ) : (
          <AdList ads={ads} />
        )}
      </Tabs>
    </Stack>
  )
}
