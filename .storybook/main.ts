import type { StorybookConfig } from '@storybook/react-vite'
import remarkGfm from 'remark-gfm'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  core: {
    builder: { name: '@storybook/builder-vite', options: { viteConfigPath: '.storybook/vite.config.ts' } },
    disableTelemetry: true,
  },
  stories: ['../docs/design/**/*.mdx', '../src/**/*.stories.tsx'],
  addons: [
    // Without it the pages' tables are rows of bars.
    { name: '@storybook/addon-docs', options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } } },
    '@storybook/addon-a11y',
  ],
  staticDirs: ['../public', './public'],
  // The TypeScript based reader does not work with the compiler in use.
  typescript: { reactDocgen: 'react-docgen' },
}

export default config
