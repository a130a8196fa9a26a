import { bind } from '../kernel/call.ts'
import { byId } from '../kernel/values.ts'
import { blogCalls } from './calls.ts'
import * as s from './schemas.ts'

export const blogContract = bind(blogCalls, {
  listBlogPosts: { query: s.blogQuery, answer: s.blogPage },
  readBlogPost: { params: s.blogSlug, answer: s.blogPost },
  findBlogPost: { params: byId, answer: s.blogPostName },
  listAllBlogPosts: { query: s.allPostsQuery, answer: s.allPostsPage },
  createBlogPost: { body: s.newPost, answer: s.writtenPost, status: 201 },
  readBlogPostAsWritten: { params: byId, answer: s.writtenPost },
  changeBlogPost: { params: byId, body: s.postChange, answer: s.writtenPost },
  unpublishBlogPost: { params: byId, answer: s.writtenPost },
  deleteBlogPost: { params: byId, answer: null },
})
