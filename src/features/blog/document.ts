import { blogCalls } from '#contract/blog/calls.ts'
import { listNames, type CapabilityDocument } from '#shared/document/capability-document.ts'
import { paths } from '#shared/paths.ts'
import { blogList } from './model.ts'
import { tellOfBlog } from './structured-data.ts'

/** What the server must know to draw the capability's public pages. */
export const blogDocument: CapabilityDocument = {
  reads: { [paths.blogs.pattern]: [...listNames, ...Object.keys(blogList.filters)] },
  tell: tellOfBlog,
  records: {
    call: blogCalls.listBlogPosts,
    query: {},
    addressOf: ({ slug }: { slug: string }) => paths.blog.link({ slug }),
  },
}
