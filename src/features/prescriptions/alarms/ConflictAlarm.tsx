import { useTranslation } from 'react-i18next'
import { checkKey } from '#contract/prescriptions/check-key.ts'
import type { PrescriptionAlarm } from '#contract/prescriptions/schemas.ts'
import { MessageLink } from '#features/chat/index.ts'
import { paths } from '#shared/paths.ts'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { Cluster } from '#shared/ui/layout/layout.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { useConflictText } from './use-conflict-text.ts'

interface ConflictAlarmProps {
  alarm: Pick<PrescriptionAlarm, 'id' | 'subject' | 'doctor' | 'doctorId' | 'conflicts'>
  /** Leads to the prescription, where the alarm stands somewhere else. */
  linked?: boolean
}

/** A prescription has become dangerous: why, by name, and what to do. */
export function ConflictAlarm({ alarm: { id, subject, doctor, doctorId, conflicts }, linked = false }: ConflictAlarmProps) {
  const { t } = useTranslation('workspace')
  const conflictText = useConflictText()
  const isAnimal = subject.species !== null
  const isAllergy = conflicts.some(({ check }) => check.kind === 'allergy')
  return (
    <Banner
      tone="error"
      live
      title={conflicts.map((conflict) => (
        <div key={checkKey(conflict.check)}>{conflictText(conflict, subject)}</div>
      ))}
      action={
        <Cluster>
          {linked && (
            <LinkButton small to={paths.userPrescriptionDetails.link({ id })}>
              {t('prescriptions.alarm.open')}
            </LinkButton>
          )}
          <MessageLink small to={doctorId} />
        </Cluster>
      }
    >
      <Text strong>{t(isAnimal ? 'prescriptions.alarm.do.give' : 'prescriptions.alarm.do.take', { doctor })}</Text>
      {isAllergy && <div>{t(isAnimal ? 'prescriptions.alarm.do.emergencyVet' : 'prescriptions.alarm.do.emergency')}</div>}
      <div>{t('prescriptions.alarm.held', { doctor })}</div>
    </Banner>
  )
}
