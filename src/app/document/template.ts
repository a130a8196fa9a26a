export interface FilledIn {
  /** Attributes of `<html>`. */
  readonly root: string
  /** In place of what the build put between the marks. */
  readonly head: string
  /** Texts of style sheets. */
  readonly styles: readonly string[]
  /** What stands in `#root`. */
  readonly content: string
  /** After it. */
  readonly after: string
}

const marked = /<!-- page -->[\s\S]*?<!-- \/page -->/
const rootAttributes = /(?<=<html )[^>]*/
const emptyRoot = '<div id="root"></div>'
/** The build's links to styles and scripts; each page has its own. Its first script stays. */
const links = /\s*<link rel="(?:modulepreload|stylesheet)"[^>]*>/g

/** Takes the page that the build made as the form of all pages. Throws when it is not of that form. */
export function pageForm(html: string): (filled: FilledIn) => string {
  if (!marked.test(html) || !html.includes(emptyRoot)) throw new Error('index.html lacks its marks or its root')
  const form = html.replaceAll(links, '')
  return ({ root, head, styles, content, after }) =>
    // Functions, so that `$` in what is filled in means nothing.
    form
      .replace(rootAttributes, () => root)
      .replace(marked, () => head + styles.map((text) => `<style>${text}</style>`).join(''))
      .replace(emptyRoot, () => `<div id="root">${content}</div>${after}`)
}
