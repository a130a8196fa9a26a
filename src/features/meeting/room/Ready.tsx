import { useTranslation } from 'react-i18next'
import type { Meeting } from '#contract/meeting/schemas.ts'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import styles from './room.module.css'

const forPeople = ['quiet', 'medicines', 'values', 'questions'] as const
const forPets = ['quiet', 'animal', 'medicines', 'questions'] as const

/** What to have at hand, by whom the visit is for. */
export function Ready({ subject }: Pick<Meeting, 'subject'>) {
  const { t } = useTranslation('workspace')
  const things = subject.kind === 'pet' ? forPets : forPeople
  return (
    <Stack gap="2">
      <Heading level={2} size="m">
        {t('meeting.ready.title')}
      </Heading>
      <ul className={styles.ready}>
        {things.map((thing) => (
          <li key={thing}>{t(`meeting.ready.${thing}`, { name: subject.name })}</li>
        ))}
      </ul>
    </Stack>
  )
}
