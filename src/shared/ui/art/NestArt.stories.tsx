import type { Meta, StoryObj } from '@storybook/react-vite'
import { NestArt } from './NestArt.tsx'
import { NoResultsArt } from './people-art.tsx'
import { EmptyInboxArt, LaptopDoctorArt, ParcelDogArt, WaitingCatArt } from './scenes.tsx'
import { ErrorArt, ForbiddenArt, NotFoundArt, OfflineArt } from './state-art.tsx'

const meta = {
  title: 'Parts/Drawings',
  component: NestArt,
  subcomponents: {
    WaitingCatArt,
    EmptyInboxArt,
    LaptopDoctorArt,
    ParcelDogArt,
    NoResultsArt,
    ErrorArt,
    ForbiddenArt,
    NotFoundArt,
    OfflineArt,
  },
  tags: ['autodocs'],
  args: { width: 220, label: 'A nest' },
} satisfies Meta<typeof NestArt>
export default meta

export const Usual: StoryObj<typeof meta> = {}
