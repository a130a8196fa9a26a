/** JSON that may stand within a `<script>` element: no text in it can end the element, or begin a comment. */
export const jsonInHtml = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`)

/** A block of data within a page. The content policy has nothing against it, for browsers do not run it. */
export const dataBlock = (type: string, value: unknown, id?: string): string =>
  `<script type="${type}"${id ? ` id="${id}"` : ''}>${jsonInHtml(value)}</script>`
