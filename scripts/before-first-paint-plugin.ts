import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { fontsKey, themeKey, type EarlyKnowledge } from '../src/app/document/before-first-paint.ts'
import { authorization, jsonHeaders } from '../src/shared/api/headers.ts'
import { languageName, localeKey } from '../src/shared/i18n/locales.ts'
import { storedLoginKey } from '../src/shared/session/stored-login.ts'
import { selfContained } from './self-contained.ts'

const file = fileURLToPath(new URL('../src/app/document/before-first-paint.ts', import.meta.url))
const known: EarlyKnowledge = {
  theme: themeKey,
  fonts: fontsKey,
  login: storedLoginKey,
  locale: localeKey,
  language: languageName,
  headers: { ...jsonHeaders, ...authorization('') },
}

/**
 * Writes what must happen before the first paint into the page itself: a file of its own would keep the paint waiting for another way
 * to the server and back.
 */
export function beforeFirstPaint(): Plugin {
  return {
    name: 'carenest-before-first-paint',
    async transformIndexHtml(html) {
      const script = await selfContained(file, 'beforeFirstPaint', known)
      // After the encoding, which browsers look for in the first kilobyte.
      return html.replace('<!-- page -->', (mark) => `<script>${script}</script>\n    ${mark}`)
    },
  }
}
