import type { Plugin } from 'vite'
import { mergedWords, namespaces, offeredLocales, wordsAddress, writeDeclaration } from './words.ts'

/** Serves the merged words while developing, and puts them into the build, at the addresses of the specification, section 7. */
export function words(): Plugin {
  const files = () =>
    namespaces.flatMap((namespace) =>
      offeredLocales().map((locale) => ({
        address: wordsAddress(namespace, locale),
        text: () => JSON.stringify(mergedWords(namespace, locale)),
      })),
    )
  return {
    name: 'carenest-words',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const asked = request.url?.split('?')[0]
        const found = files().find(({ address }) => `/${address}` === asked)
        if (!found) return next()
        response.setHeader('Content-Type', 'application/json')
        response.end(found.text())
      })
      server.watcher.on('change', (path) => {
        if (!/[\\/]words[\\/][^\\/]+\.json$/.test(path)) return
        try {
          writeDeclaration()
          server.ws.send({ type: 'full-reload' })
        } catch (fault) {
          // An editor that has written half of a file will write the rest: no reason to stop.
          server.config.logger.error(String(fault))
        }
      })
    },
    generateBundle() {
      for (const { address, text } of files()) this.emitFile({ type: 'asset', fileName: address, source: text() })
    },
  }
}
