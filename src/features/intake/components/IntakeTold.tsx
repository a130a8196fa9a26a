import { useTranslation } from 'react-i18next'
import type { Intake } from '#contract/intake/schemas.ts'
import { Facts } from '#shared/patterns/detail/Facts.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { When } from '#shared/ui/time/When.tsx'
import { useIntakeWords } from '../use-intake-words.ts'
import styles from './intake.module.css'

/** What was told before the visit, as it reads to both sides. */
export function IntakeTold({ told }: { told: NonNullable<Intake['told']> }) {
  const { t } = useTranslation('workspace')
  const words = useIntakeWords()
  return (
    <Stack gap="4">
      <Facts
        facts={[
          { name: t('intake.complaint'), value: words.complaint(told.complaint) },
          ...Object.entries(told.answers).map(([id, answer]) => ({
            name: words.question(id),
            value: (
              <p className={styles.words}>
                <bdi>{words.answer(id, answer)}</bdi>
              </p>
            ),
          })),
        ]}
      />
      <Text size="s" quiet>
        {t('intake.told.at')} <When instant={told.at} />
      </Text>
    </Stack>
  )
}
