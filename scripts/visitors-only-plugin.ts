import type { Plugin } from 'vite'

const screen = /^\.\/screens\/(?!public\/)/
const nothing = '\0carenest-nothing'

/** Leaves the screens of workspaces out of the pages' renderer: it draws what visitors see, and they are nine tenths of the code. */
export function visitorsOnly(): Plugin {
  return {
    name: 'carenest-visitors-only',
    enforce: 'pre',
    resolveId: (source, importer) =>
      (screen.test(source) && importer?.includes('/src/features/')) || source === './WorkspaceLayout.tsx' ? nothing : undefined,
    load: (id) => (id === nothing ? 'export default null' : undefined),
  }
}
