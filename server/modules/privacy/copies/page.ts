import { labelOf, type CopyWords } from './copy-words.ts'
import type { CollectedData, DataRow } from './collect.ts'

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!)

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:1.5rem;color:#1c2733;background:#fff}
h1{font-size:1.6rem}h2{font-size:1.2rem;margin-block:2rem .5rem}article{border:1px solid #ccd5dd;border-radius:.5rem;padding:.75rem 1rem;margin-block:.75rem}
dl{display:grid;grid-template-columns:minmax(8rem,14rem) 1fr;gap:.25rem 1rem;margin:0}dt{color:#566573}dd{margin:0;overflow-wrap:anywhere}
dd dl{border-inline-start:2px solid #ccd5dd;padding-inline-start:.75rem}a{color:#0b5c8a}
@media(max-width:30rem){dl{grid-template-columns:1fr}dd{margin-block-end:.5rem}}
@media(prefers-color-scheme:dark){body{background:#12181f;color:#e6ebf0}dt{color:#a3b1be}article,dd dl{border-color:#33414e}a{color:#7cc4ee}}`

interface Page {
  readonly title: string
  readonly body: string
}

/** One page of the copy, readable in any browser without a connection. */
export function htmlPage(words: CopyWords, { title, body }: Page): string {
  return `<!doctype html><html lang="${words.locale}" dir="${words.locale === 'ar' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>${escaped(title)}</title><style>${style}</style></head>
<body><h1>${escaped(title)}</h1>${body}</body></html>`
}

/** What one capability holds, as people read it. */
export function pageOf(words: CopyWords, title: string, data: CollectedData): string {
  const sections = Object.entries(data).map(
    ([table, rows]) =>
      `<section><h2>${escaped(labelOf(words, table))} (${new Intl.NumberFormat(words.locale).format(rows.length)})</h2>${rows
        .map((row) => `<article>${facts(words, row)}</article>`)
        .join('')}</section>`,
  )
  return htmlPage(words, { title, body: `<p><a href="index.html">${escaped(words.back)}</a></p>${sections.join('')}` })
}

/** The first page: what there is, and what each is called. */
export function indexOf(
  words: CopyWords,
  parts: readonly { readonly name: string; readonly title: string; readonly count: number }[],
  { name, at }: { readonly name: string; readonly at: string },
): string {
  const items = parts.map(
    ({ name: file, title, count }) =>
      `<li><a href="${file}.html">${escaped(title)}</a> (${new Intl.NumberFormat(words.locale).format(count)}) · <a href="data/${file}.json">JSON</a></li>`,
  )
  const body = `<p>${escaped(name)} · ${escaped(dated(words, at))}</p><p>${escaped(words.about)}</p><ul>${items.join('')}</ul><p>${escaped(words.left)}</p>`
  return htmlPage(words, { title: words.title, body })
}

function facts(words: CopyWords, row: DataRow): string {
  const lines = Object.entries(row).map(
    ([column, value]) => `<dt>${escaped(labelOf(words, column))}</dt><dd>${shown(words, value)}</dd>`,
  )
  return `<dl>${lines.join('')}</dl>`
}

const instantForm = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/

function shown(words: CopyWords, value: unknown): string {
  if (value === null || value === undefined) return '–'
  if (typeof value === 'boolean') return escaped(value ? words.yes : words.no)
  if (Array.isArray(value)) return value.length === 0 ? '–' : value.map((item) => shown(words, item)).join('<br>')
  if (typeof value === 'object') return facts(words, value as DataRow)
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return escaped(instantForm.test(text) ? dated(words, text) : text)
}

const dated = ({ locale, timeZone }: CopyWords, at: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone }).format(new Date(at))
