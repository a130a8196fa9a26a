type Nested = string | null | Nested[]

/** Reads PostgreSQL's array text, `{a,"b c",NULL,{d}}`, into text elements, nested as they stand. Bounds (`[0:1]={…}`) are dropped. */
export function readArray(text: string): Nested[] {
  let at = text.indexOf('{')

  function element(): string | null {
    if (text[at] === '"') return quoted()
    const start = at
    while (text[at] !== ',' && text[at] !== '}') at++
    const bare = text.slice(start, at)
    return bare === 'NULL' ? null : bare
  }

  function quoted(): string {
    let out = ''
    for (at++; text[at] !== '"'; at++) {
      if (text[at] === '\\') at++
      out += text[at]
    }
    at++
    return out
  }

  function array(): Nested[] {
    const out: Nested[] = []
    at++
    while (text[at] !== '}') {
      out.push(text[at] === '{' ? array() : element())
      if (text[at] === ',') at++
    }
    at++
    return out
  }

  return array()
}

/** Writes one element of an array as PostgreSQL reads it back. */
export function quoteElement(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
}
