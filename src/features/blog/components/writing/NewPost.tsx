import { useMeQuery } from '#shared/api/me.ts'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { newPostValues } from '../../post-values.ts'
import { useCreateBlogPostMutation } from '../../writing-api.ts'
import { PostForm } from './PostForm.tsx'

/** A post that is yet to be. Its author is who writes it, until another name is given. */
export function NewPost({ onClose }: { onClose: () => void }) {
  const me = useMeQuery()
  const [create] = useCreateBlogPostMutation()
  return (
    <QueryState query={me}>
      {({ name }) => (
        <PostForm
          initial={newPostValues(name)}
          schema={() => import('#contract/blog/schemas.ts').then((module) => module.newPost)}
          save={(body) => create({ body }).unwrap()}
          onClose={onClose}
        />
      )}
    </QueryState>
  )
}
