import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { toastShown } from '#shared/toasts/toasts.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { Card } from '#shared/ui/cards/Card.tsx'
import { Cluster, Stack } from '#shared/ui/layout/layout.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { useReadIntakeQuery } from '../api.ts'
import { OwnMedia } from '../media/OwnMedia.tsx'
import { AskIntake } from './AskIntake.tsx'
import { IntakeTold } from './IntakeTold.tsx'
import { RedFlagAdvice } from './RedFlagAdvice.tsx'

interface OwnIntakeProps {
  appointment: { id: string; doctor: { speciality: string } }
  /** Whoever may not answer reads what was told. */
  mayAnswer?: boolean
}

/** What the patient told before their visit; until it starts they answer or change it here. */
export function OwnIntake({ appointment, mayAnswer = true }: OwnIntakeProps) {
  const { t } = useTranslation('workspace')
  const dispatch = useDispatch()
  const intake = useReadIntakeQuery({ params: { id: appointment.id } })
  const [isChanging, setChanging] = useState(false)
  return (
    <Stack gap="5">
      <Card>
        <QueryState query={intake}>
          {(found) => {
            const isOpen = found.isOpen && mayAnswer
            if (isOpen && (isChanging || !found.told)) {
              return (
                <Stack gap="5">
                  <Text quiet>{t('intake.about')}</Text>
                  <AskIntake
                    appointment={appointment}
                    intake={found}
                    send={t('intake.save')}
                    onTold={() => {
                      setChanging(false)
                      dispatch(toastShown({ kind: 'success', title: t('intake.saved'), text: t('intake.savedText') }))
                    }}
                    others={isChanging && <Button onClick={() => setChanging(false)}>{t('intake.keep')}</Button>}
                  />
                </Stack>
              )
            }
            if (!found.told) return <Text quiet>{t('intake.nothing')}</Text>
            return (
              <Stack gap="5">
                {found.isOpen && <RedFlagAdvice subject={found.subject} flags={found.told.flags} />}
                <IntakeTold told={found.told} />
                {isOpen && (
                  <Cluster>
                    <Button onClick={() => setChanging(true)}>{t('intake.change')}</Button>
                  </Cluster>
                )}
              </Stack>
            )
          }}
        </QueryState>
      </Card>
      {intake.data && <OwnMedia visitId={appointment.id} intake={{ ...intake.data, isOpen: intake.data.isOpen && mayAnswer }} />}
    </Stack>
  )
}
