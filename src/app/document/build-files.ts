interface Chunk {
  readonly file: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
}
type Manifest = Readonly<Record<string, Chunk>>

export interface PageFiles {
  /** Scripts beside the first, which the browser should bring at once. */
  readonly scripts: readonly string[]
  /** Style sheets, in the order in which the browser would have met them. */
  readonly styles: readonly string[]
}

/** Tells from the build's manifest which files the modules of a page need. Addresses begin with a slash. */
export function buildFiles(manifest: Manifest) {
  function walk(names: readonly string[], appointment: (chunk: Chunk) => void, seen: Set<string>): void {
    for (const name of names) {
      const chunk = manifest[name]
      if (!chunk || seen.has(name)) continue
      seen.add(name)
      walk(chunk.imports ?? [], appointment, seen)
      appointment(chunk)
    }
  }
  return {
    /** `modules` by their paths in the sources. Styles are also those of what a module may bring later: it may be drawn already. */
    filesOf(modules: readonly string[]): PageFiles {
      const scripts = new Set<string>()
      const styles = new Set<string>()
      const seen = new Set<string>()
      const take = ({ file, css = [] }: Chunk) => {
        if (file.endsWith('.js')) scripts.add(`/${file}`)
        for (const style of file.endsWith('.css') ? [file, ...css] : css) styles.add(`/${style}`)
      }
      walk(['index.html', ...modules], take, seen)
      const parts = modules.flatMap((name) => manifest[name]?.dynamicImports ?? [])
      walk(parts, ({ css = [] }) => css.forEach((style) => styles.add(`/${style}`)), seen)
      scripts.delete(`/${manifest['index.html']?.file}`)
      return { scripts: [...scripts], styles: [...styles] }
    },
  }
}

export type BuildFiles = ReturnType<typeof buildFiles>
