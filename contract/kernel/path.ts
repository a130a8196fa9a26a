type NamesIn<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<Rest>
  : P extends `${string}:${infer Name}`
    ? Name
    : never

type Value = string | number | boolean | undefined

/** What a link needs: the names in its pattern; whatever else is given goes into the query. */
type LinkInput<P extends string> = Record<NamesIn<P>, string> & Readonly<Record<string, Value>>

export interface Path<P extends string = string> {
  /** As the router takes it, without the leading slash: `blog/:slug`. */
  readonly pattern: P
  /** The address: `paths.blog.link({ slug: 'teeth' })`, `paths.doctorsList.link({ speciality: 'cardiology' })`. */
  readonly link: [NamesIn<P>] extends [never]
    ? (query?: Readonly<Record<string, Value>>) => string
    : (input: LinkInput<P>) => string
}

/** A path from its pattern. */
export function pathOf<const P extends string>(pattern: P): Path<P> {
  const link = (input: Readonly<Record<string, Value>> = {}) => {
    const query = new URLSearchParams()
    let address = `/${pattern}`
    for (const [name, value] of Object.entries(input)) {
      if (value === undefined) continue
      const place = `:${name}`
      if (pattern.split('/').includes(place)) address = address.replace(place, encodeURIComponent(value))
      else query.append(name, String(value))
    }
    return query.size > 0 ? `${address}?${query}` : address
  }
  return { pattern, link }
}
