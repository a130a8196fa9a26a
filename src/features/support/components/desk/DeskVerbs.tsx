import { useTranslation } from 'react-i18next'
import type { DeskRequest } from '#contract/support/schemas.ts'
import { requestMachine } from '#contract/support/states.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { useAssignRequestMutation, useClaimRequestMutation, useStepRequestMutation } from '../../api.ts'
import { useFaster } from './use-faster.ts'

interface DeskVerbsProps {
  request: DeskRequest
  onSnooze: () => void
}

/** What can be done with the request as it stands. */
export function DeskVerbs({ request: { id, state, revision, assignedTo }, onSnooze }: DeskVerbsProps) {
  const { t } = useTranslation('workspace')
  const [claim, claiming] = useClaimRequestMutation()
  const [assign, assigning] = useAssignRequestMutation()
  const [step, stepping] = useStepRequestMutation()
  const faster = useFaster()
  const params = { id }
  const can = (verb: 'snooze' | 'solve' | 'wake') => requestMachine.steps[verb].from.includes(state)
  const take = (verb: 'solve' | 'reopen' | 'wake') => void faster(step({ params, body: { verb, revision } }).unwrap())
  // A solved one stays with who solved it.
  const isOpen = state !== 'solved'
  return (
    <>
      {isOpen && assignedTo === null && (
        <Button loading={claiming.isLoading} onClick={() => void faster(claim({ params }).unwrap())}>
          {t('support.desk.claim')}
        </Button>
      )}
      {isOpen && assignedTo !== null && (
        <Button loading={assigning.isLoading} onClick={() => void faster(assign({ params, body: { to: 'nobody' } }).unwrap())}>
          {t('support.desk.giveBack')}
        </Button>
      )}
      {can('snooze') && <Button onClick={onSnooze}>{t('support.desk.snooze')}</Button>}
      {can('wake') && (
        <Button loading={stepping.isLoading} onClick={() => take('wake')}>
          {t('support.desk.wake')}
        </Button>
      )}
      {can('solve') && (
        <Button loading={stepping.isLoading} onClick={() => take('solve')}>
          {t('support.desk.solve')}
        </Button>
      )}
      {!isOpen && (
        <Button loading={stepping.isLoading} onClick={() => take('reopen')}>
          {t('support.desk.reopen')}
        </Button>
      )}
    </>
  )
}
