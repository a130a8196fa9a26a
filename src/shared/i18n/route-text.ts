import i18next, { type TFunction } from 'i18next'
import type { RouteWords } from './words.gen.ts'

/**
 * A route's `title` or `about` in the language that is shown. A route's words may lie in either namespace: that of the workspaces is
 * there whenever one of their routes is shown.
 */
export function routeText(words: RouteWords, part: 'title' | 'about', t: TFunction | TFunction<'workspace'> = i18next.t): string {
  // The compiler knows the keys of one namespace at a time; these come from both.
  return (t as (key: string, options: object) => string)(`${words}.${part}`, { ns: ['site', 'workspace'] })
}
