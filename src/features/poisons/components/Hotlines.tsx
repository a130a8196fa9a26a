import { useTranslation } from 'react-i18next'
import { buttonClass } from '#shared/ui/button/button-style.ts'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { useZone } from '#shared/ui/time/ZoneContext.ts'
import { hotlinesIn } from '../model/help.ts'

/** Poison hotlines of the reader's country, to be dialled from here. They are there without a connection. */
export function Hotlines() {
  const { t, i18n } = useTranslation('site')
  const { country, lines } = hotlinesIn(useZone())
  const region = country && new Intl.DisplayNames([i18n.language], { type: 'region' }).of(country)
  return (
    <Stack as="section" gap="2" aria-label={t('poisons.help.lines')}>
      <Heading level={2} size="m">
        {t('poisons.help.lines')}
      </Heading>
      <Text size="s" quiet>
        {region ?? t('poisons.help.linesAbroad')}
      </Text>
      {lines.map(({ name, number, tel }) => (
        <div key={tel}>
          <Text size="s">
            <bdi lang="en">{name}</bdi>
          </Text>
          <a href={`tel:${tel}`} className={buttonClass({ variant: 'filled' })}>
            <bdi dir="ltr">{number}</bdi>
          </a>
        </div>
      ))}
      <Text size="s" quiet>
        {t('poisons.help.linesAbout')}
      </Text>
    </Stack>
  )
}
