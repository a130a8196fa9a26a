import { skipToken } from '@reduxjs/toolkit/query'
import { Navigate } from 'react-router-dom'
import { textField } from '#shared/address/fields.ts'
import { useAddress } from '#shared/address/use-address.ts'
import { paths } from '#shared/paths.ts'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { useFindBlogPostQuery } from '../../api.ts'
import { PostMissing } from '../../components/reading/PostMissing.tsx'
import { PostSkeleton } from '../../components/reading/PostSkeleton.tsx'

const fields = { id: textField }

/** Leads from a post's id (`?id=`) to the post, in the same place of the history. */
export default function BlogDetails() {
  const { id } = useAddress(fields).values
  const query = useFindBlogPostQuery(id ? { params: { id } } : skipToken)
  if (!id) return <PostMissing />
  return (
    <QueryState query={{ ...query, data: query.currentData }} skeleton={<PostSkeleton />} missing={<PostMissing />}>
      {({ slug }) => <Navigate replace to={paths.blog.link({ slug })} />}
    </QueryState>
  )
}
