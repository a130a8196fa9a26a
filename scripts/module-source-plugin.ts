import { relative } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Has every screen and frame say which file it is: the server finds in the manifest by that which files its page needs. For the build
 * of the pages' renderer alone.
 */
export function moduleSource(): Plugin {
  let root = ''
  return {
    name: 'carenest-module-source',
    configResolved(config) {
      root = config.root
    },
    transform: {
      filter: { id: /\/(screens|layouts|routing)\/[^?]*\.tsx$/ },
      handler: (code, id) => ({
        code: `${code}\nexport const moduleSource = ${JSON.stringify(relative(root, id).replaceAll('\\', '/'))}\n`,
        map: null,
      }),
    },
  }
}
