import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'

const patterns = z.array(z.string())

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** `blog/:slug` as an expression over whole addresses; one slash at the end is let pass. */
function expression(pattern: string): string {
  const parts = pattern.split('/').map((part) => (part.startsWith(':') ? '[^/]+' : escaped(part)))
  return pattern === '' ? '/' : `/${parts.join('/')}/?`
}

/** Whether an address is a screen of the application. The patterns are those of `src/shared/paths.ts`, left in the build by its script. */
export function routeTable(file: string): (pathname: string) => boolean {
  // Without a list the application itself says what it does not know.
  if (!existsSync(file)) return () => true
  const known = new RegExp(
    `^(?:${patterns
      .parse(JSON.parse(readFileSync(file, 'utf8')))
      .map(expression)
      .join('|')})$`,
  )
  return (pathname) => known.test(pathname)
}
