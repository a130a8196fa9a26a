import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { freePort } from '../../scripts/testing/process.ts'
import { ensureBuilt } from './built.ts'
import { launchChromium } from './chromium.ts'
import { startServer } from './server.ts'

/** The built application on its own server, with the demonstration world in a folder that goes with it. */
export async function startApplication(
  env: Readonly<Record<string, string>> = {},
): Promise<{ readonly url: string; stop(): Promise<void> }> {
  await ensureBuilt()
  const folder = mkdtempSync(join(tmpdir(), 'carenest-bench-'))
  const server = await startServer([process.execPath, 'dist/server/main.js'], await freePort(), { DATA_DIR: folder, ...env })
  return {
    url: server.url,
    async stop() {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Measures in Chromium against the built application, and ends both. */
export async function withApplication<T>(
  measure: (browser: Browser, url: string) => Promise<T>,
  { flags = [], env = {} }: { readonly flags?: readonly string[]; readonly env?: Readonly<Record<string, string>> } = {},
): Promise<T> {
  const application = await startApplication(env)
  const browser = await launchChromium(flags)
  try {
    return await measure(browser, application.url)
  } finally {
    await browser.close()
    await application.stop()
  }
}
