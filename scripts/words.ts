import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { filled } from './words/filled.ts'
import { specified } from './words/specified.ts'
import { textsOf, type WordTree } from './words/texts.ts'

/*
 * The words of the interface. They lie beside what says them (`src/features/<capability>/words/`, `src/shared/words/`, `src/app/words/`) as
 * `site.<locale>.json` (public pages) and `workspace.<locale>.json` (all others). Here they become one file for each language and
 * namespace, under the name of their folder (`src/shared/words` brings its own first keys: `ui`, `patterns`), and the declaration by which the compiler checks keys. Run it after changing keys:
 * `npx tsx scripts/words.ts`; `--check` fails when the committed declaration is stale, and on what `scripts/words/check.ts` finds.
 */

export type WordsNamespace = 'site' | 'workspace'
export const namespaces: readonly WordsNamespace[] = ['site', 'workspace']
const root = dirname(dirname(fileURLToPath(import.meta.url)))
const declaration = join(root, 'src/shared/i18n/words.gen.ts')
const known = ['en-US', 'es-ES', 'fr-FR', 'de-DE', 'ar', 'hi-IN']
const fileName = /^(site|workspace)\.([A-Za-z-]+)\.json$/

/** The files of words, by the folder name that becomes their first key. */
export function wordFiles(): { owner: string; namespace: WordsNamespace; locale: string; file: string }[] {
  return owners().flatMap((owner) => {
    const folder = join(root, owner, 'words')
    if (!existsSync(folder)) return []
    return readdirSync(folder)
      .sort()
      .map((file) => {
        const [, namespace, locale] = fileName.exec(file) ?? []
        if (!namespace || !locale)
          throw new Error(`${folder}/${file}: words files are named site.<locale>.json or workspace.<locale>.json`)
        return { owner: basename(owner), namespace: namespace as WordsNamespace, locale, file: join(folder, file) }
      })
  })
}

function owners(): string[] {
  const features = readdirSync(join(root, 'src/features')).sort()
  return ['src/app', 'src/shared', ...features.map((feature) => `src/features/${feature}`)]
}

/** One language's own words of one namespace. */
export function ownWords(namespace: WordsNamespace, locale: string): WordTree {
  const own = wordFiles().filter((each) => each.namespace === namespace && each.locale === locale)
  const trees = own.map(({ owner, file }) => (owner === 'shared' ? readWords(file) : { [owner]: readWords(file) }))
  return Object.assign({}, namespace === 'site' && locale === 'en-US' ? { specified } : {}, ...trees)
}

/** One language's words of one namespace, as the browser loads them: English where a word is still missing. */
export function mergedWords(namespace: WordsNamespace, locale: string): WordTree {
  const english = ownWords(namespace, 'en-US')
  return locale === 'en-US' ? english : filled(ownWords(namespace, locale), english)
}

/** The languages a person can choose: those whose words exist. */
export function offeredLocales(): string[] {
  return known.filter((locale) => existsSync(join(root, `src/app/words/site.${locale}.json`)))
}

/** Where the browser asks for them. */
export function wordsAddress(namespace: WordsNamespace, locale: string): string {
  return namespace === 'site' ? `assets/i18n/${locale}.json` : `assets/i18n/workspace.${locale}.json`
}

function readWords(file: string): WordTree {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as WordTree
  } catch (fault) {
    throw new Error(`${file} is no JSON`, { cause: fault })
  }
}

function shape(tree: WordTree, indent: string): string {
  const lines = Object.entries(tree).map(([key, value]) => {
    const name = /^[A-Za-z_]\w*$/.test(key) ? key : `'${key}'`
    return `${indent}${name}: ${typeof value === 'string' ? 'string' : `{\n${shape(value, `${indent}  `)}${indent}}`}\n`
  })
  return lines.join('')
}

function routeWords(): string[] {
  const trees = namespaces.map((namespace) => mergedWords(namespace, 'en-US'))
  return trees.flatMap((tree) =>
    Object.entries(tree).flatMap(([owner, words]) =>
      Object.keys((words as WordTree)['routes'] ?? {}).map((name) => `${owner}.routes.${name}`),
    ),
  )
}

/** The declaration's text. Keys only, so that a changed sentence changes nothing here. */
export function declarationText(): string {
  const list = (values: string[]) => values.map((value) => `'${value}'`)
  return [
    '// Made by scripts/words.ts from the words files. Run it again after changing keys.',
    `export const offeredLocales = [${list(offeredLocales()).join(', ')}] as const\n`,
    `export interface SiteWords {\n${shape(mergedWords('site', 'en-US'), '  ')}}\n`,
    `export interface WorkspaceWords {\n${shape(mergedWords('workspace', 'en-US'), '  ')}}\n`,
    `/** Keys above a route's \`title\` and \`about\`. */`,
    `export type RouteWords =\n${list(routeWords().sort())
      .map((key) => `  | ${key}`)
      .join('\n')}\n`,
  ].join('\n')
}

/** Writes the declaration where it is stale; says whether it was. */
export function writeDeclaration(): boolean {
  const text = declarationText()
  if (existsSync(declaration) && readFileSync(declaration, 'utf8') === text) return false
  writeFileSync(declaration, text)
  return true
}

async function check(): Promise<string[]> {
  const { faultsOfMails, faultsOfScreens, sourcesBelow } = await import('./words/check.ts')
  const stale = readFileSync(declaration, 'utf8') !== declarationText()
  const wordsOf = (locale: string) => namespaces.map((namespace) => textsOf(ownWords(namespace, locale)))
  return [
    ...(stale ? ['src/shared/i18n/words.gen.ts is stale: run npx tsx scripts/words.ts'] : []),
    ...faultsOfScreens(wordsOf, sourcesBelow(root)),
    ...(await faultsOfMails(root)),
  ]
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv.includes('--check')) {
    const faults = await check()
    for (const fault of faults) console.error(fault)
    process.exitCode = faults.length > 0 ? 1 : 0
  } else console.log(writeDeclaration() ? 'src/shared/i18n/words.gen.ts written' : 'Nothing changed')
}
