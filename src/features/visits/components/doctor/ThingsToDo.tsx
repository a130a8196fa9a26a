import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Me } from '#contract/account/schemas.ts'
import type { DoctorSummary } from '#contract/booking/schemas.ts'
import { useNow } from '#shared/lib/use-now.ts'
import { paths } from '#shared/paths.ts'
import { Card } from '#shared/ui/cards/Card.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { thingsToDo } from '../../things-to-do.ts'
import styles from './doctor-visits.module.css'

/** What waits for the office: visits to complete, patients who did not come. Each leads to where it is done. */
export function ThingsToDo({ me, summary }: { me: Me; summary: DoctorSummary }) {
  const { t } = useTranslation('workspace')
  const things = thingsToDo(summary, me.userType === 5 ? 'staff' : 'doctor', useNow())
  return (
    <Card as="section" aria-labelledby="things-to-do">
      <Stack gap="3">
        <Heading level={2} size="l" id="things-to-do">
          {t('visits.dashboard.toDoTitle')}
        </Heading>
        {things.length === 0 && <Text quiet>{t('visits.dashboard.nothingToDo')}</Text>}
        {things.length > 0 && (
          <ul className={styles.list}>
            {things.map(({ what, visit }) => (
              <li key={visit.id}>
                <Link to={paths.appointmentDetails.link({ id: visit.id })}>
                  {t(`visits.toDo.${what}`, { name: visit.patient.name })}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </Stack>
    </Card>
  )
}
