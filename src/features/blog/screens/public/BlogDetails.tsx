import { skipToken } from '@reduxjs/toolkit/query'
import { Navigate, useSearchParams } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { useFindBlogPostQuery } from '../../api.ts'
import { PostMissing } from '../../components/reading/PostMissing.tsx'
import { PostSkeleton } from '../../components/reading/PostSkeleton.tsx'

/** Leads from a post's id (`?id=`) to the post, in the same place of the history. */
export default function BlogDetails() {
  const [address] = useSearchParams()
  const id = address.get('id')
  const query = useFindBlogPostQuery(id ? { params: { id } } : skipToken)
  if (!id) return <PostMissing />
  return (
    <QueryState query={{ ...query, data: query.currentData }} skeleton={<PostSkeleton />} missing={<PostMissing />}>
      {({ slug }) => <Navigate replace to={paths.blog.link({ slug })} />}
    </QueryState>
  )
}
