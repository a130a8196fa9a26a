import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'
import { defineScreen, type ScreenView } from '#shared/screen/define-screen.tsx'
import { defineQuestion } from '#shared/screen/question.ts'
import { EditPost } from '../../components/writing/EditPost.tsx'
import { NewPost } from '../../components/writing/NewPost.tsx'
import { PostList } from '../../components/writing/PostList.tsx'
import { writingQuestions } from '../../writing-api.ts'
import { postsAtOnce, writtenPostsQueryAt } from '../../writing-model.ts'

/** In the query: the post that is open, or this for one to be written. */
const newPost = 'new'

/** Of the list, while no post is open. */
const question = defineQuestion(writingQuestions.listAllBlogPosts, ({ search }) =>
  search.get('post') ? null : { query: { limit: postsAtOnce, ...writtenPostsQueryAt(search) } },
)

export default defineScreen({ question, view: AdvertisementManagement })

/** The blog for those who write it: the list, or one post. Which one stands in the address (`post`). */
function AdvertisementManagement({ answer }: ScreenView<typeof question>) {
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
  return <PostList posts={answer} linkTo={withPost} newPost={newPost} />
}
