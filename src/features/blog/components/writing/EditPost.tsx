import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { useZone } from '#shared/ui/time/ZoneContext.ts'
import { valuesOfPost } from '../../post-values.ts'
import { useChangeBlogPostMutation, useReadBlogPostAsWrittenQuery } from '../../writing-api.ts'
import { PostForm } from './PostForm.tsx'

/** A post that is there already. */
export function EditPost({ id, onClose }: { id: string; onClose: () => void }) {
  const zone = useZone()
  const post = useReadBlogPostAsWrittenQuery({ params: { id } }, { refetchOnMountOrArgChange: true })
  const [change] = useChangeBlogPostMutation()
  return (
    <QueryState query={post}>
      {(kept) => (
        <PostForm
          key={kept.id}
          post={kept}
          initial={valuesOfPost(kept, zone)}
          schema={() => import('#contract/blog/schemas.ts').then((module) => module.postChange)}
          save={(body) => change({ params: { id }, body }).unwrap()}
          onClose={onClose}
        />
      )}
    </QueryState>
  )
}
