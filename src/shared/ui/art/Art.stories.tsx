import type { Meta, StoryObj } from '@storybook/react-vite'
import { specialityIds } from '#contract/doctors/specialities.ts'
import { petSpecies } from '#contract/kernel/animals.ts'
import { Mark } from '../brand/Mark.tsx'
import { Wordmark } from '../brand/Wordmark.tsx'
import { SpecialityIcon } from '../icons/SpecialityIcon.tsx'
import { SpeciesIcon } from '../icons/species-icons.tsx'
import * as account from '../icons/account-icons.tsx'
import * as actions from '../icons/action-icons.tsx'
import * as arrows from '../icons/arrow-icons.tsx'
import * as common from '../icons/first-view-icons.tsx'
import * as statuses from '../icons/status-icons.tsx'
import * as things from '../icons/thing-icons.tsx'
import { Cluster, Grid, Stack } from '../layout/layout.tsx'
import { Text } from '../text/Text.tsx'
import { NestArt } from './NestArt.tsx'
import { NoResultsArt } from './people-art.tsx'
import { EmptyInboxArt, LaptopDoctorArt, ParcelDogArt, WaitingCatArt } from './scenes.tsx'
import { ErrorArt, ForbiddenArt, NotFoundArt, OfflineArt } from './state-art.tsx'

export default { title: 'Carenest/Pictures' } satisfies Meta
type Story = StoryObj

const drawings = {
  NestArt,
  WaitingCatArt,
  ParcelDogArt,
  LaptopDoctorArt,
  EmptyInboxArt,
  NoResultsArt,
  ErrorArt,
  OfflineArt,
  ForbiddenArt,
  NotFoundArt,
}

export const Drawings: Story = {
  render: () => (
    <Grid least={14}>
      {Object.entries(drawings).map(([name, Drawing]) => (
        <Stack key={name} gap="2">
          <Drawing />
          <Text size="s" quiet style={{ textAlign: 'center' }}>
            {name}
          </Text>
        </Stack>
      ))}
    </Grid>
  ),
}

export const MarkAndWordmark: Story = {
  render: () => (
    <Cluster gap="6" style={{ color: 'var(--accent)' }}>
      {[16, 24, 48, 96].map((size) => (
        <Mark key={size} size={size} />
      ))}
      <Wordmark />
      <Wordmark size={48} />
    </Cluster>
  ),
}

export const Icons: Story = {
  render: () => (
    <Stack gap="6">
      <Cluster gap="4">
        {Object.entries({ ...common, ...arrows, ...statuses, ...account, ...actions, ...things }).map(([name, Drawn]) => (
          <Drawn key={name} size={28} label={name} />
        ))}
      </Cluster>
      <Grid least={9}>
        {[...specialityIds].map((id) => (
          <Cluster key={id} style={{ flexWrap: 'nowrap' }}>
            <SpecialityIcon speciality={id} size={36} />
            <Text size="xs">{id}</Text>
          </Cluster>
        ))}
        {petSpecies.map((id) => (
          <Cluster key={id} style={{ flexWrap: 'nowrap' }}>
            <SpeciesIcon species={id} size={36} />
            <Text size="xs">{id}</Text>
          </Cluster>
        ))}
      </Grid>
    </Stack>
  ),
}
