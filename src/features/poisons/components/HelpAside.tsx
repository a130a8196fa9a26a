import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PetSpecies } from '#contract/poisons/values.ts'
import { DoctorCardSkeletons, MatchingDoctors, SearchPositionNote, useDevicePosition } from '#features/doctors/index.ts'
import { useNow } from '#shared/lib/use-now.ts'
import { paths } from '#shared/paths.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { useZoneKnown } from '#shared/ui/time/ZoneContext.ts'
import { helpMinutes, vetsWithinTheHour } from '../model/help.ts'
import { Hotlines } from './Hotlines.tsx'

/** Kilometres: what one drives with a poisoned animal. */
const farthest = 60
const shownClinics = 3

type Species = PetSpecies | ''

const vetsFor = (species: Species) =>
  ({ kind: 'veterinarian', ...(species !== '' && species !== 'other' && { species }) }) as const

/** Who helps now, soonest first: poison hotlines, clinics with time within the hour, video visits that begin within the hour. */
export function HelpAside({ species }: { species: Species }) {
  const { t } = useTranslation('site')
  // What is free within the hour is not for a page that a server drew some time ago.
  const isLive = useZoneKnown()
  return (
    <Stack as="aside" gap="5" aria-label={t('poisons.help.title')}>
      <Hotlines />
      <Stack as="section" gap="3" aria-label={t('poisons.help.clinics')}>
        <Heading level={2} size="m">
          {t('poisons.help.clinics')}
        </Heading>
        {isLive ? <OpenClinics species={species} /> : <DoctorCardSkeletons count={1} />}
      </Stack>
      <Stack as="section" gap="3" aria-label={t('poisons.help.videos')}>
        <Heading level={2} size="m">
          {t('poisons.help.videos')}
        </Heading>
        {isLive ? <VideosSoon species={species} /> : <DoctorCardSkeletons count={1} />}
      </Stack>
    </Stack>
  )
}

function OpenClinics({ species }: { species: Species }) {
  const { t } = useTranslation('site')
  const now = useNow(60_000)
  const [isWanted, setWanted] = useState(false)
  const device = useDevicePosition(isWanted)
  if (device.state === 'off') return <Button onClick={() => setWanted(true)}>{t('poisons.help.useLocation')}</Button>
  if (device.state !== 'known')
    return (
      <Stack gap="2">
        <SearchPositionNote standpoint={{ kind: device.state }} />
        {device.state === 'refused' && <Text>{t('poisons.help.noLocation')}</Text>}
      </Stack>
    )
  return (
    <MatchingDoctors
      query={{ ...vetsFor(species), mode: 'clinic', ...device.position, maximumDistance: farthest, sort: 'distance' }}
      choose={(doctors) => vetsWithinTheHour(doctors, 'clinic', now).slice(0, shownClinics)}
      none={<Text>{t('poisons.help.noClinic', { kilometres: farthest })}</Text>}
    />
  )
}

function VideosSoon({ species }: { species: Species }) {
  const { t } = useTranslation('site')
  const now = useNow(60_000)
  return (
    <>
      <MatchingDoctors
        query={{ ...vetsFor(species), mode: 'video' }}
        choose={(doctors) => vetsWithinTheHour(doctors, 'video', now)}
        none={<Text>{t('poisons.help.noVideo', { minutes: helpMinutes })}</Text>}
      />
      <LinkButton to={paths.doctorsList.link(vetsFor(species))}>{t('poisons.help.all')}</LinkButton>
    </>
  )
}
