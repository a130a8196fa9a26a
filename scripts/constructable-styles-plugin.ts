import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const replacement = fileURLToPath(new URL('../src/shared/ui/antd/constructable-styles.ts', import.meta.url))

/**
 * antd writes its styles into `<style>` elements, which the content policy forbids. Its ways there are rc-component's
 * `Dom/dynamicCSS` and the `cssUtils` of its icons: everybody who imports those gets ours, which uses constructable style sheets.
 */
export function constructableStyles(): Plugin {
  return {
    name: 'carenest-constructable-styles',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!/(^|\/)(dynamicCSS|cssUtils)(\.js)?$/.test(source) || importer === replacement) return undefined
      return replacement
    },
  }
}
