import { build, loadConfigFromFile, type PluginOption } from 'vite'
import { precompress } from '../../scripts/precompress-plugin.ts'

/** What a reference is built from: a file, and the modules it asks for by invented names. */
export interface Reference {
  readonly file: string
  /** Texts of modules by their names: `virtual:words`. */
  readonly modules?: Readonly<Record<string, string>>
  readonly plugins?: PluginOption[]
}

/**
 * Builds a reference into `folder` for the browsers of the application and packs it as the server packs. Answers the addresses of its
 * entry and of the styles that came with it. The packages are those builds of themselves that the application takes.
 */
export async function buildReference(
  folder: string,
  { file, modules = {}, plugins = [] }: Reference,
): Promise<{ script: string; styles: readonly string[] }> {
  const own = await loadConfigFromFile({ command: 'build', mode: 'production' }, 'vite.config.ts')
  const result = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    resolve: own?.config.resolve,
    plugins: [plugins, given(modules), precompress()],
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: own?.config.build?.target,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: file },
    },
  })
  if (Array.isArray(result) || !('output' in result)) throw new Error(`${file} was not built as one whole`)
  const entry = result.output.find((part) => part.type === 'chunk' && part.isEntry)
  if (!entry) throw new Error(`${file} has no entry`)
  const styles = result.output.filter((part) => part.fileName.endsWith('.css')).map((part) => `/${part.fileName}`)
  return { script: `/${entry.fileName}`, styles }
}

const given = (modules: Readonly<Record<string, string>>): PluginOption => ({
  name: 'carenest-bench-modules',
  enforce: 'pre',
  resolveId: (id) => (id in modules ? `\0${id}` : undefined),
  load: (id) => modules[id.slice(1)],
})
