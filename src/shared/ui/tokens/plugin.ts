import type { Plugin } from 'vite'
import { tokenCss } from './css.ts'

/** Adds the token variables to `styles/global.css`, so that the token modules stay the one source. Belongs in every Vite configuration. */
export function tokens(): Plugin {
  return {
    name: 'carenest-tokens',
    enforce: 'pre',
    transform(code, id) {
      return /\/ui\/styles\/global\.css(\?|$)/.test(id) ? { code: `${code}\n${tokenCss()}`, map: null } : undefined
    },
  }
}
