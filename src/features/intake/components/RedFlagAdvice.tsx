import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { FlagLevel } from '#contract/intake/question.ts'
import type { Intake } from '#contract/intake/schemas.ts'
import { paths } from '#shared/paths.ts'
import { buttonClass } from '#shared/ui/button/button-style.ts'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { Cluster, Stack } from '#shared/ui/layout/layout.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { useIntakeWords } from '../use-intake-words.ts'
import styles from './intake.module.css'

interface RedFlagAdviceProps {
  subject: Intake['subject']
  flags: readonly { readonly id: string; readonly level: FlagLevel }[]
  /** Read aloud as it appears: of what was just answered. */
  live?: boolean
  children?: ReactNode
}

/** What must not wait for a visit and what to do now, in plain words; nothing where there is nothing. */
export function RedFlagAdvice({ subject, flags, live, children }: RedFlagAdviceProps) {
  const { t } = useTranslation('workspace')
  const words = useIntakeWords()
  const [first] = flags
  if (!first) return null
  const whom = subject === 'person' ? 'person' : 'pet'
  const { level } = first
  const isAboutSelf = flags.some(({ id }) => id === 'selfHarmPlan' || id === 'selfHarmThoughts')
  return (
    <Banner tone={level === 'emergency' ? 'error' : 'warning'} title={t(`intake.advice.${level}.title`)} live={live}>
      <Stack gap="3">
        <Text>{t(`intake.advice.${level}.${whom}`)}</Text>
        {isAboutSelf && <Text>{t('intake.advice.self')}</Text>}
        <ul className={styles.flags}>
          {flags.map(({ id }) => (
            <li key={id}>{words.flag(id)}</li>
          ))}
        </ul>
        <Cluster>
          {whom === 'person' && level === 'emergency' && (
            <a className={buttonClass({ variant: 'outlined' })} href="tel:112">
              {t('intake.advice.call')}
            </a>
          )}
          {whom === 'pet' && (
            <LinkButton to={paths.doctorsList.link({ kind: 'veterinarian', mode: 'clinic', sort: 'distance' })} target="_blank">
              {t('intake.advice.clinics')}
            </LinkButton>
          )}
          {children}
        </Cluster>
      </Stack>
    </Banner>
  )
}
