import type { Words } from '../words-of.ts'

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** The same words as a page of nothing but HTML: no style, no script, no picture, no font to fetch. */
export function bareHtml({ title, pieces }: Words): string {
  const body = pieces.map(({ tag, text }) => `<${tag}>${escaped(text)}</${tag}>`).join('\n')
  return `<!doctype html>
<html lang="en-US">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title></head>
<body>
${body}
</body>
</html>
`
}

/** A page whose only content comes from a script. */
export const scriptPage = (title: string, script: string, styles: readonly string[] = []): string => `<!doctype html>
<html lang="en-US">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title>
${styles.map((style) => `<link rel="stylesheet" href="${style}">`).join('\n')}</head>
<body><div id="root"></div><script type="module" src="${script}"></script></body>
</html>
`
