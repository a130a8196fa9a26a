import { roles } from '#contract/kernel/roles.ts'
import { scenarioNames } from '../scenarios/names.ts'
import { ofStory, toolbarFaults } from './toolbar.ts'

interface Item {
  value: string
  title: string
}

/** What a button of the toolbar sets; its name stands before each choice, for the button shows nothing but the choice. */
const choice = (name: string, icon: string, items: readonly Item[]) => ({
  toolbar: {
    title: name,
    icon,
    items: items.map(({ value, title }) => ({ value, title: `${name}: ${title}` })),
    dynamicTitle: true,
  },
})

const asStory = { value: ofStory, title: 'as the story says' }
const named = (value: string) => ({ value, title: value })

/** The toolbar above every story. The last three are for screens alone. */
export const toolbarItems = {
  theme: choice('Theme', 'sun', [
    { value: 'light', title: 'light' },
    { value: 'dark', title: 'dark' },
    { value: 'contrast', title: 'high contrast' },
  ]),
  workspace: choice('Accent', 'paintbrush', [
    { value: 'patient', title: 'patient' },
    { value: 'pets', title: 'pets' },
    { value: 'doctor', title: 'doctor' },
    { value: 'pharmacy', title: 'pharmacy' },
    { value: 'company', title: 'company' },
    { value: 'admin', title: 'administrator' },
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
    { value: 'language', title: 'of the language' },
    { value: 'ltr', title: 'left to right' },
    { value: 'rtl', title: 'right to left' },
  ]),
  role: choice('Who looks', 'user', [asStory, named('visitor'), ...roles.map(named)]),
  scenario: choice('Scenario', 'database', [asStory, ...scenarioNames.map(named)]),
  fault: choice('Fault', 'lightning', [asStory, named('none'), ...Object.keys(toolbarFaults).map(named)]),
}
