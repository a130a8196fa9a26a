import { copyFileSync } from 'node:fs'
import { build } from 'vite'

/**
 * The whole product as a folder of files, with no server: `dist/browser`. Any file server will do. It should answer addresses it has no
 * file for with `index.html`; those of simple hosts (GitHub Pages and the like) show `404.html` instead, which is the same page.
 */
await build({ configFile: 'vite.browser.config.ts', mode: 'production', logLevel: 'error' })
copyFileSync('dist/browser/index.html', 'dist/browser/404.html')
process.stdout.write('dist/browser: try it with npx vite preview --outDir dist/browser\n')
process.exit(0)
