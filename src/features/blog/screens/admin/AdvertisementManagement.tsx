import { useCallback } from 'react'
import { textField } from '#shared/address/fields.ts'
import { readAddress } from '#shared/address/address.ts'
import { useAddress } from '#shared/address/use-address.ts'
import { defineScreen, type ScreenView } from '#shared/screen/define-screen.tsx'
import { defineQuestion } from '#shared/screen/question.ts'
import { EditPost } from '../../components/writing/EditPost.tsx'
import { NewPost } from '../../components/writing/NewPost.tsx'
import { PostList } from '../../components/writing/PostList.tsx'
import { writingQuestions } from '../../writing-api.ts'
import { postsAtOnce, writtenPostsQueryAt } from '../../writing-model.ts'

/** The post that is open, or this for one to be written. */
const newPost = 'new'
const opened = { post: textField }

/** Of the list, while no post is open. */
const question = defineQuestion(writingQuestions.listAllBlogPosts, ({ search }) =>
  readAddress(opened, search).post ? null : { query: { limit: postsAtOnce, ...writtenPostsQueryAt(search) } },
)

export default defineScreen({ question, view: AdvertisementManagement })

/** The blog for those who write it: the list, or one post. Which one stands in the address (`post`). */
function AdvertisementManagement({ answer }: ScreenView<typeof question>) {
  const { values, change, linkTo } = useAddress(opened)
  const close = useCallback(() => change({ post: undefined }), [change])
  if (values.post === newPost) return <NewPost onClose={close} />
  if (values.post) return <EditPost key={values.post} id={values.post} onClose={close} />
  return <PostList posts={answer} linkTo={(post) => linkTo({ post })} newPost={newPost} />
}
