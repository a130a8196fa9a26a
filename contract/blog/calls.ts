import type { Call } from '../kernel/call.ts'

const open = { who: 'anyone', whose: 'public' } as const
const all = { who: ['admin'], whose: 'all' } as const

export const blogCalls = {
  listBlogPosts: {
    method: 'GET',
    path: '/blog-posts',
    access: open,
    summary: 'Published blog posts, newest first',
  },
  readBlogPost: {
    method: 'GET',
    path: '/blog-posts/{slug}',
    access: open,
    summary: 'One published blog post with related ones',
  },
  findBlogPost: {
    method: 'GET',
    path: '/blog-posts/by-id/{id}',
    access: open,
    summary: 'Under which name a published blog post is found',
  },
  listAllBlogPosts: {
    method: 'GET',
    path: '/admin/blog-posts',
    access: all,
    summary: 'Blog posts in every state, the latest changed first',
  },
  createBlogPost: {
    method: 'POST',
    path: '/admin/blog-posts',
    access: all,
    summary: 'Write a blog post: as a draft, published at once or at a time',
  },
  readBlogPostAsWritten: {
    method: 'GET',
    path: '/admin/blog-posts/{id}',
    access: { ...all, record: 'blogPost' },
    summary: 'A blog post as its writers see it',
  },
  changeBlogPost: {
    method: 'PUT',
    path: '/admin/blog-posts/{id}',
    access: { ...all, record: 'blogPost' },
    summary: 'Change a blog post; refused when somebody else has changed it meanwhile',
  },
  unpublishBlogPost: {
    method: 'POST',
    path: '/admin/blog-posts/{id}/unpublish',
    access: { ...all, record: 'blogPost' },
    summary: 'Take a blog post off the site, or call off its time: it is a draft again',
  },
  deleteBlogPost: {
    method: 'DELETE',
    path: '/admin/blog-posts/{id}',
    access: { ...all, record: 'blogPost' },
    summary: 'Delete a blog post for good',
  },
} as const satisfies Record<string, Call>
