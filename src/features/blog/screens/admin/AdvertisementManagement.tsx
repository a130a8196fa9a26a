import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ahead } from '#shared/api/ahead.ts'
import type { ScreenModule } from '#shared/routing/route.ts'
import { EditPost } from '../../components/writing/EditPost.tsx'
import { NewPost } from '../../components/writing/NewPost.tsx'
import { PostList } from '../../components/writing/PostList.tsx'
import { writingQuestions } from '../../writing-api.ts'
import { postsAtOnce, writtenPostsQueryAt } from '../../writing-model.ts'

/** In the query: the post that is open, or this for one to be written. */
const newPost = 'new'

export const asks: ScreenModule['asks'] = ({ search }) =>
  search.get('post')
    ? []
    : [writingQuestions.listAllBlogPosts.initiate({ query: { limit: postsAtOnce, ...writtenPostsQueryAt(search) } }, ahead)]

/** The blog for those who write it: the list, or one post. Which one stands in the address (`post`). */
export default function AdvertisementManagement() {
  const [address, setAddress] = useSearchParams()
  const asked = address.get('post')
  const withPost = (post: string) => {
    const next = new URLSearchParams(address)
    next.set('post', post)
    return `?${next}`
  }
  const close = useCallback(
    () =>
      setAddress((before) => {
        const after = new URLSearchParams(before)
        after.delete('post')
        return after
      }),
    [setAddress],
  )
  if (asked === newPost) return <NewPost onClose={close} />
  if (asked) return <EditPost key={asked} id={asked} onClose={close} />
  return <PostList linkTo={withPost} newPost={newPost} />
}
