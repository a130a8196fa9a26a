import { blogContract as contract } from '#contract/blog/contract.ts'
import { implement, type Module } from '#server/kernel/module.ts'
import { findByWords } from './find-by-words.ts'
import { deleteBlogPost, readBlogPostAsWritten, unpublishBlogPost } from './keep-post.ts'
import { listAllBlogPosts } from './list-all.ts'
import { findBlogPost, listBlogPosts, readBlogPost } from './read-posts.ts'
import { changeBlogPost, createBlogPost } from './write-post.ts'
import './tables.ts'

export { listBlogPosts } from './read-posts.ts'
import { blogData } from './personal-data.ts'

/** The blog: read by everybody, written by administrators. */
export const blogModule: Module = {
  name: 'blog',
  personalData: blogData,
  search: findByWords,
  endpoints: [
    implement(contract.listBlogPosts, (platform, { query }) => listBlogPosts(platform, query)),
    implement(contract.readBlogPost, (platform, { params }) => readBlogPost(platform, params)),
    implement(contract.findBlogPost, (platform, { params }) => findBlogPost(platform, params)),
    implement(contract.listAllBlogPosts, (platform, { query }) => listAllBlogPosts(platform, query)),
    implement(contract.createBlogPost, (platform, { body }, actor) => createBlogPost(platform, actor, body)),
    implement(contract.readBlogPostAsWritten, (platform, { params }) => readBlogPostAsWritten(platform, params)),
    implement(contract.changeBlogPost, (platform, { params, body }, actor) =>
      changeBlogPost(platform, actor, { ...body, ...params }),
    ),
    implement(contract.unpublishBlogPost, (platform, { params }, actor) => unpublishBlogPost(platform, actor, params)),
    implement(contract.deleteBlogPost, (platform, { params }, actor) => deleteBlogPost(platform, actor, params)),
  ],
}
