import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { roles } from '#contract/kernel/roles.ts'
import { worldMoment } from '#mocks/moment.ts'
import { setPageClock } from '#mocks/page/clock.ts'
import { scenarioNames } from '#mocks/scenarios/names.ts'
import { ofStory, toolbarFaults } from '#mocks/stories/toolbar.ts'
import { Frame, type Look } from './Frame.tsx'
import './words.ts'
import '#shared/ui/styles/global.css'

// The platform in the page answers as fast as the machine is, not within the usual second.
configure({ asyncUtilTimeout: 20_000 })
// Pictures must not change with the hour.
setPageClock(Date.parse(worldMoment), 'frozen')

const choice = (title: string, icon: string, items: { value: string; title: string }[]) => ({
  toolbar: { title, icon, items, dynamicTitle: true },
})

const asStory = { value: ofStory, title: 'As the story says' }
const named = (value: string) => ({ value, title: value })

const preview: Preview = {
  parameters: {
    layout: 'padded',
    // A violation fails the story's test.
    a11y: { test: 'error' },
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
  globalTypes: {
    theme: choice('Theme', 'sun', [
      { value: 'light', title: 'Light' },
      { value: 'dark', title: 'Dark' },
      { value: 'contrast', title: 'High contrast' },
    ]),
    workspace: choice('Accent', 'paintbrush', [
      { value: 'patient', title: 'Patient' },
      { value: 'pets', title: 'Pets' },
      { value: 'doctor', title: 'Doctor' },
      { value: 'pharmacy', title: 'Pharmacy' },
      { value: 'company', title: 'Company' },
      { value: 'admin', title: 'Administrator' },
    ]),
    language: choice('Language', 'globe', [
      { value: 'en-US', title: 'English' },
      { value: 'es-ES', title: 'Español' },
      { value: 'fr-FR', title: 'Français' },
      { value: 'de-DE', title: 'Deutsch' },
      { value: 'ar', title: 'العربية' },
      { value: 'hi-IN', title: 'हिन्दी' },
    ]),
    direction: choice('Direction', 'transfer', [
      { value: 'language', title: 'Of the language' },
      { value: 'ltr', title: 'Left to right' },
      { value: 'rtl', title: 'Right to left' },
    ]),
    role: choice('Who looks (screens)', 'user', [asStory, named('visitor'), ...roles.map(named)]),
    scenario: choice('Scenario (screens)', 'database', [asStory, ...scenarioNames.map(named)]),
    fault: choice('Fault (screens)', 'lightning', [asStory, named('none'), ...Object.keys(toolbarFaults).map(named)]),
  },
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
