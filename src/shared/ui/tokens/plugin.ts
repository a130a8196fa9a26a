import type { Plugin } from 'vite'
import { tokenCss } from './css.ts'

/** Fills `tokens.css` from the token modules, so that they stay the one source. Belongs in every Vite configuration. */
export function tokens(): Plugin {
  return {
    name: 'carenest-tokens',
    enforce: 'pre',
    transform(_code, id) {
      return /\/ui\/tokens\/tokens\.css(\?|$)/.test(id) && !id.includes('?raw') ? { code: tokenCss(), map: null } : undefined
    },
  }
}
