import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const replacement = fileURLToPath(new URL('../src/shared/ui/antd/constructable-styles.ts', import.meta.url))

/**
 * antd writes its styles into `<style>` elements, which the content policy forbids. Its one way there is rc-component's
 * `Dom/dynamicCSS`: everybody who imports that gets ours, which uses constructable style sheets.
 */
export function constructableStyles(): Plugin {
  return {
    name: 'carenest-constructable-styles',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!/(^|\/)dynamicCSS(\.js)?$/.test(source) || importer === replacement) return undefined
      return replacement
    },
  }
}
