import type { BlogCategory } from '#contract/blog/choices.ts'
import type { Publication, WrittenPost } from '#contract/blog/schemas.ts'
import { slugOf } from '#contract/blog/slug.ts'
import { fileAt } from '#contract/files/address.ts'
import type { RichText } from '#contract/kernel/rich-text.ts'
import { instantOfWall, wallTimeAt } from '#shared/lib/wall-instant.ts'

/** A post as the form holds it. Named as the schema names them, so that faults find their fields. */
export interface PostValues {
  title: string
  /** Empty: made from the title. */
  slug: string
  summary: string
  category: BlogCategory | ''
  author: string
  /** Address of the one that is shown. */
  picture: string | null
  pictureText: string
  body: RichText | null
  /** The time as the zone's clock shows it. */
  publication: { kind: Publication['kind']; at: string }
  /** That was read: what is written over. */
  version: number
}

export const newPostValues = (author: string): PostValues => ({
  title: '',
  slug: '',
  summary: '',
  category: '',
  author,
  picture: null,
  pictureText: '',
  body: null,
  publication: { kind: 'draft', at: '' },
  version: 0,
})

export function valuesOfPost(post: WrittenPost, zone: string): PostValues {
  const { title, slug, summary, category, author, picture, pictureText, body, version } = post
  return { title, slug, summary, category, author, picture, pictureText, body, version, publication: publicationOf(post, zone) }
}

function publicationOf({ state, publishedAt }: WrittenPost, zone: string): PostValues['publication'] {
  if (state === 'scheduled' && publishedAt) return { kind: 'at', at: wallTimeAt(publishedAt, zone) }
  return { kind: state === 'published' ? 'now' : 'draft', at: '' }
}

/** The address that the post will have. */
export const slugOfValues = ({ slug, title }: Pick<PostValues, 'slug' | 'title'>): string => slug.trim() || slugOf(title)

interface Kept {
  readonly zone: string
  /** The picture's address before; a drawn one has no file, and stays by not being spoken of. */
  readonly picture: string | null
}

/** What the contract's schema checks, without the version. */
export function postOfValues(values: Omit<PostValues, 'version'>, { zone, picture }: Kept) {
  const { publication } = values
  return {
    ...values,
    slug: slugOfValues(values) || undefined,
    category: values.category || undefined,
    author: values.author.trim() || undefined,
    picture: values.picture === picture ? undefined : (fileAt(values.picture) ?? null),
    body: values.body ?? undefined,
    publication: publication.kind === 'at' ? { kind: 'at', at: instantOfWall(publication.at, zone) } : { kind: publication.kind },
  }
}
