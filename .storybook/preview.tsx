import type { Preview } from '@storybook/react-vite'
import { Frame, type Look } from './Frame.tsx'
import './words.ts'
import '#shared/ui/styles/global.css'

const choice = (title: string, icon: string, items: { value: string; title: string }[]) => ({
  toolbar: { title, icon, items, dynamicTitle: true },
})

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
    options: { storySort: { order: ['Carenest', 'Tokens', 'Parts', 'Patterns', '*'] } },
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
  },
  initialGlobals: { theme: 'light', workspace: 'patient', language: 'en-US', direction: 'language' },
  decorators: [
    (Story, { globals, parameters }) => (
      <Frame look={globals as unknown as Look} routed={parameters['routed'] === true}>
        <Story />
      </Frame>
    ),
  ],
}

export default preview
