import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { browserPlatform } from '../mocks/vite-plugin.ts'
import { constructableStyles } from '../scripts/constructable-styles-plugin.ts'
import { tokens } from '../src/shared/ui/tokens/plugin.ts'

/** Storybook's own: parts and screens, with the platform in the browser behind the screens. */
export default defineConfig({
  plugins: [react(), tokens(), constructableStyles(), browserPlatform({ worker: false })],
  cacheDir: 'node_modules/.vite/storybook',
  // Found only while stories run, they would have Vite begin anew in the middle, with a second React.
  optimizeDeps: {
    include: [
      'fflate',
      'hono/utils/cookie',
      'antd',
      'antd/es/locale',
      ...['ar_EG', 'de_DE', 'en_US', 'es_ES', 'fr_FR', 'hi_IN'].map((name) => `antd/es/locale/${name}`),
      'dayjs',
      ...['ar', 'de', 'es', 'fr', 'hi'].map((name) => `dayjs/locale/${name}`),
    ],
  },
})
