import i18next, { type ParseKeys, type TOptions } from 'i18next'

/** Names a text of the interface, as on a screen: of the public site's words or of the workspaces'. */
export type WordKey = ParseKeys | ParseKeys<'workspace'>

// The compiler knows the keys of one namespace at a time; these come from both.
const translate = i18next.t as (key: WordKey, options: object) => string
const ns = ['site', 'workspace']

/**
 * A text as people read it in the language that the story is shown in, for steps that look for it. Asked within a step: while a
 * story's file is read nobody has chosen a language yet. `getByRole('button', { name: wordOf('visits.own.steps.cancel') })`
 */
export const wordOf = (key: WordKey, options: TOptions = {}) => translate(key, { ...options, ns })

/** The whole of a text, with anything at all in its placeholders: for steps that cannot know what stands there. */
export function patternOf(key: WordKey): RegExp {
  const between = translate(key, { ns, skipInterpolation: true }).split(/\{\{.*?\}\}/)
  return new RegExp(`^${between.map(escaped).join('.+')}$`)
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
