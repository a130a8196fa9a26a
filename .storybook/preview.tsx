import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { worldMoment } from '#mocks/moment.ts'
import { setPageClock } from '#mocks/page/clock.ts'
import { queryError } from '#mocks/stories/query-error.ts'
import { toolbarItems } from '#mocks/stories/toolbar-items.ts'
import { ofStory } from '#mocks/stories/toolbar.ts'
import { Frame, type Look } from './Frame.tsx'
import './words.ts'
import '#shared/ui/styles/global.css'

// The platform in the page answers as fast as the machine is, not within the usual second.
configure({ asyncUtilTimeout: 20_000, getElementError: queryError })
// Pictures must not change with the hour.
setPageClock(Date.parse(worldMoment), 'frozen')

const preview: Preview = {
  parameters: {
    layout: 'padded',
    // A violation fails the story's test. Of what passes one example a rule is enough: all of them would be written out for every story.
    a11y: { test: 'error', options: { resultTypes: ['violations', 'incomplete'] } },
    viewport: {
      options: {
        phone: { name: 'Phone, 360', styles: { width: '360px', height: '740px' } },
        tablet: { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' } },
        desk: { name: 'Desk, 1280', styles: { width: '1280px', height: '800px' } },
      },
    },
    backgrounds: { disable: true },
    options: { storySort: { order: ['Carenest', 'Tokens', 'Parts', 'Patterns', 'Screens', '*'] } },
  },
  globalTypes: toolbarItems,
  initialGlobals: {
    theme: 'light',
    workspace: 'patient',
    language: 'en-US',
    direction: 'language',
    role: ofStory,
    scenario: ofStory,
    fault: ofStory,
  },
  decorators: [
    (Story, { globals, parameters }) => (
      <Frame look={globals as unknown as Look} routed={parameters['routed'] === true}>
        <Story />
      </Frame>
    ),
  ],
}

export default preview
