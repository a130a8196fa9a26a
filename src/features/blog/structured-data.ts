import type { BlogPost, BlogPostCard } from '#contract/blog/schemas.ts'
import { paths } from '#shared/paths.ts'
import {
  listOf,
  type StructuredDataBuilder,
  type Thing,
  type StructuredDataInput,
} from '#shared/document/structured-data-builder.ts'

/** The article of the page, or those of its list. */
export const tellOfBlog: StructuredDataBuilder = (told) => {
  const [post] = told.answers('readBlogPost') as readonly BlogPost[]
  if (post) return posting(post, told)
  const [found] = told.answers('listBlogPosts') as readonly { pages: { items: BlogPostCard[] }[] }[]
  return found && listOf(found.pages.flatMap(({ items }) => items).map((card) => posting(card, told)))
}

function posting(post: BlogPostCard | BlogPost, { whole, brand }: StructuredDataInput): Thing {
  const url = whole(paths.blog.link({ slug: post.slug }))
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.summary,
    url,
    mainEntityOfPage: url,
    ...(post.picture && { image: whole(post.picture) }),
    datePublished: post.publishedAt,
    ...('updatedAt' in post && { dateModified: later(post.updatedAt, post.publishedAt) }),
    author: { '@type': 'Person', name: post.author },
    articleSection: post.category,
    timeRequired: `PT${post.readingMinutes}M`,
    publisher: { '@type': 'Organization', name: brand, url: whole('/') },
  }
}

/** A post that waited for its time was written before. */
const later = (one: string, other: string) => (one > other ? one : other)
