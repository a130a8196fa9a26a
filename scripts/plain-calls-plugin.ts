import type { Plugin } from 'vite'

const summary = /\bsummary:\s*(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"),?/g

/** Leaves out the sentences that describe each call in the API's documentation: the browser calls and never shows them. */
export function plainCalls(): Plugin {
  return {
    name: 'carenest-plain-calls',
    apply: 'build',
    transform: {
      filter: { id: /\/contract\/[^/]+\/calls\.ts$/ },
      handler: (code) => ({ code: code.replaceAll(summary, ''), map: null }),
    },
  }
}
