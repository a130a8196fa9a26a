import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AppointmentDetails } from '#contract/booking/schemas.ts'
import type { Intake } from '#contract/intake/schemas.ts'
import { AskIntake, RedFlagAdvice, useReadIntakeQuery } from '#features/intake/index.ts'
import { PageHeader } from '#shared/patterns/page/PageHeader.tsx'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { Button } from '#shared/ui/button/Button.tsx'
import { Card } from '#shared/ui/cards/Card.tsx'
import { Cluster, Stack } from '#shared/ui/layout/layout.tsx'
import { LetGo } from './LetGo.tsx'

/**
 * The questions before the payment, while the time is held. What must not wait is said before anything is paid; the person then goes on, or
 * lets the time go.
 */
export function IntakeStep({ appointment, onDone }: { appointment: AppointmentDetails; onDone: () => void }) {
  const { t } = useTranslation('workspace')
  const intake = useReadIntakeQuery({ params: { id: appointment.id } })
  const [told, setTold] = useState<Intake>()
  const flags = told?.told?.flags ?? []

  if (told && flags.length > 0) {
    return (
      <Stack gap="5">
        <PageHeader title={t('booking.intake.stopTitle')} about={t('booking.intake.stopAbout')} />
        <RedFlagAdvice subject={told.subject} flags={flags} live />
        <Cluster>
          <LetGo visitId={appointment.id} variant="outlined" />
          <Button onClick={onDone}>{t('booking.intake.goOn')}</Button>
          <Button variant="quiet" onClick={() => setTold(undefined)}>
            {t('booking.intake.back')}
          </Button>
        </Cluster>
      </Stack>
    )
  }
  return (
    <Stack gap="5">
      <PageHeader title={t('booking.intake.title')} about={t('booking.intake.about', { name: appointment.doctor.name })} />
      <Card>
        <QueryState query={intake}>
          {(found) => (
            <AskIntake
              appointment={appointment}
              intake={found}
              send={t('booking.intake.send')}
              onTold={(answered) => (answered.told?.flags.length ? setTold(answered) : onDone())}
              others={<Button onClick={onDone}>{t('booking.intake.later')}</Button>}
            />
          )}
        </QueryState>
      </Card>
    </Stack>
  )
}
