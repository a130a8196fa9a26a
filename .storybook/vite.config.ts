import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { browserPlatform } from '../mocks/vite-plugin.ts'
import { constructableStyles } from '../scripts/constructable-styles-plugin.ts'
import { tokens } from '../src/shared/ui/tokens/plugin.ts'

/** Storybook's own: parts and screens, with the platform in the browser behind the screens. */
export default defineConfig({
  plugins: [react(), tokens(), constructableStyles(), browserPlatform({ worker: false })],
  cacheDir: 'node_modules/.vite/storybook',
})
