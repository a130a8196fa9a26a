import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, loadConfigFromFile } from 'vite'
import { precompress } from '../../scripts/precompress-plugin.ts'

/** Builds the reference page for the browsers of the application and answers its script's bytes, packed as the server packs. */
export async function referenceBytes(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'carenest-reference-'))
  const own = await loadConfigFromFile({ command: 'build', mode: 'production' }, 'vite.config.ts')
  try {
    await build({
      configFile: false,
      logLevel: 'error',
      publicDir: false,
      plugins: [precompress()],
      build: {
        outDir: folder,
        emptyOutDir: true,
        target: own?.config.build?.target,
        modulePreload: { polyfill: false },
        rolldownOptions: { input: fileURLToPath(new URL('reference.tsx', import.meta.url)) },
      },
    })
    const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js.br'))
    return scripts.reduce((bytes, name) => bytes + statSync(join(folder, name)).size, 0)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
