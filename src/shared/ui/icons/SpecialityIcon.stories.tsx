import type { Meta, StoryObj } from '@storybook/react-vite'
import { SpecialityIcon } from './SpecialityIcon.tsx'
import { SpeciesIcon } from './species-icons.tsx'

const meta = {
  title: 'Parts/Speciality icon',
  component: SpecialityIcon,
  subcomponents: { SpeciesIcon },
  tags: ['autodocs'],
  args: { speciality: 'cardiology', size: 36 },
} satisfies Meta<typeof SpecialityIcon>
export default meta

export const Usual: StoryObj<typeof meta> = {}
