import { useTranslation } from 'react-i18next'
import type { PetSpecies } from '#contract/poisons/values.ts'
import { NextFreeDoctor } from '#features/doctors/index.ts'
import { paths } from '#shared/paths.ts'
import { buttonClass } from '#shared/ui/button/button-style.ts'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Text } from '#shared/ui/text/Text.tsx'

/** Answer by day and night; whom they charge they say themselves. Names stay as they are. */
const lines = [
  { country: 'US', name: 'ASPCA Animal Poison Control', number: '+1 888 426 4435' },
  { country: 'GB', name: 'Animal PoisonLine', number: '+44 1202 509000' },
  { country: 'FR', name: 'CNITV Lyon', number: '+33 4 78 87 10 40' },
] as const

/** Who helps now: lines about poisons, and the next veterinarian who is free. */
export function HelpAside({ species }: { species: PetSpecies | '' }) {
  const { t, i18n } = useTranslation('site')
  const countries = new Intl.DisplayNames([i18n.language], { type: 'region' })
  const asked = { kind: 'veterinarian', ...(species !== '' && species !== 'other' && { species }) } as const
  return (
    <Stack as="aside" gap="5" aria-label={t('poisons.help.title')}>
      <Stack gap="3">
        <Heading level={2} size="m">
          {t('poisons.help.next')}
        </Heading>
        <NextFreeDoctor query={asked} />
        <LinkButton to={paths.doctorsList.link(asked)}>{t('poisons.help.all')}</LinkButton>
      </Stack>
      <Stack gap="2">
        <Heading level={2} size="m">
          {t('poisons.help.lines')}
        </Heading>
        {lines.map(({ country, name, number }) => (
          <div key={country}>
            <Text size="s" quiet>
              {countries.of(country)}: <bdi lang="en">{name}</bdi>
            </Text>
            <a href={`tel:${number.replaceAll(' ', '')}`} className={buttonClass({ small: true })}>
              <bdi dir="ltr">{number}</bdi>
            </a>
          </div>
        ))}
        <Text size="s" quiet>
          {t('poisons.help.linesAbout')}
        </Text>
      </Stack>
    </Stack>
  )
}
