export { Panel } from './Panel.tsx'
export { PetsPanel } from './PetsPanel.tsx'
export { ProfilePanel } from './ProfilePanel.tsx'
export { SettingsForm } from './SettingsForm.tsx'
