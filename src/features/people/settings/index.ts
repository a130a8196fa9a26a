export { peopleQuestions } from './api.ts'
export { PetsPanel } from './PetsPanel.tsx'
export { ProfilePanel } from './ProfilePanel.tsx'
export { SettingsForm } from './SettingsForm.tsx'
