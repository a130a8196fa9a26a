import { useTranslation } from 'react-i18next'
import type { Verdict } from '#contract/poisons/rules/how-urgent.ts'
import { sources } from '#contract/poisons/sources.ts'
import type { Substance } from '#contract/poisons/substances.ts'
import type { PetSpecies } from '#contract/poisons/values.ts'
import { Card } from '#shared/ui/cards/Card.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { SourceLine } from './SourceLine.tsx'
import styles from './UrgencyCard.module.css'

interface UrgencyCardProps {
  verdict: Verdict
  substance: Substance | undefined
  species: PetSpecies
}

const tones = { now: 'error', today: 'warning', watch: 'information', unknown: 'warning' } as const

/** How urgent it is, what to do in the next minutes, why, and what to look for. */
export function UrgencyCard({ verdict: { urgency, reason, dose, threshold }, substance, species }: UrgencyCardProps) {
  const { t, i18n } = useTranslation('site')
  const number = new Intl.NumberFormat(i18n.language, { maximumSignificantDigits: 2 })
  const perKilogram = (milligrams: number) => t('poisons.perKilogram', { amount: number.format(milligrams) })
  return (
    <Card>
      <Stack gap="4">
        <Banner
          tone={tones[urgency]}
          title={
            <Heading level={2} size="m">
              {t(`poisons.urgency.${urgency}.title`)}
            </Heading>
          }
        >
          {t(`poisons.urgency.${urgency}.text`)}
        </Banner>
        <div>
          <Text strong>{t('poisons.do.title')}</Text>
          <ul className={styles.points}>
            {(['call', 'vomit', 'pack', 'signs'] as const).map((step) => (
              <li key={step}>{t(`poisons.do.${step}`)}</li>
            ))}
          </ul>
        </div>
        <Text>
          {t(`poisons.reasons.${reason}`, {
            species: t(`species.${species}`),
            dose: dose === null ? '' : perKilogram(dose),
            threshold: threshold === null ? '' : perKilogram(threshold),
          })}
        </Text>
        {substance && urgency !== 'unknown' && (
          <div>
            <Text strong>{t('poisons.signs.title', { count: substance.hours })}</Text>
            <ul className={styles.points}>
              {substance.signs.map((sign) => (
                <li key={sign}>{t(`poisons.signs.${sign}`)}</li>
              ))}
            </ul>
          </div>
        )}
        {substance && urgency !== 'unknown' && <SourceLine source={sources[substance.source]} />}
      </Stack>
    </Card>
  )
}
