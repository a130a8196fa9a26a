import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { Operation } from '#contract/admin/account-schemas.ts'
import { paths } from '#shared/paths.ts'
import { toastShown } from '#shared/toasts/toasts.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { Card } from '#shared/ui/cards/Card.tsx'
import { Cluster, Stack } from '#shared/ui/layout/layout.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { Countdown } from '#shared/ui/time/Countdown.tsx'
import { useUndoOperationMutation } from '../../accounts-api.ts'
import styles from '../admin.module.css'
import { OperationRows } from './OperationRows.tsx'

/** How far an operation has come, as the hub tells it, and the way back while there is one. */
export function OperationCard({ operation, now }: { operation: Operation; now: number }) {
  const { t } = useTranslation('workspace')
  const dispatch = useDispatch()
  const [undo, { isLoading }] = useUndoOperationMutation()
  const [isOpen, setOpen] = useState(false)
  const { id, verb, state, total, outcomes, by, reason, regretUntil } = operation
  const left = state === 'undoing' ? (outcomes.done ?? 0) : (outcomes.pending ?? 0)
  const label = t(`admin.operations.states.${state}`, {
    what: t(`admin.operations.verbs.${verb}`),
    number: String(total - left),
    total: String(total),
  })
  const mayUndo = (state === 'running' || state === 'done') && Date.parse(regretUntil) > now
  const takeBack = async () => {
    const answer = await undo({ params: { id } })
    if (answer.error === undefined) return
    dispatch(toastShown({ kind: 'error', title: t('admin.failed'), text: t('admin.operations.regretOver'), about: answer.error }))
  }
  return (
    <Card>
      <Stack gap="3">
        <Cluster justify="between">
          <div>
            <strong>{label}</strong>
            <Text size="s" quiet>
              <bdi>{by}</bdi>: “<bdi>{reason}</bdi>”
            </Text>
          </div>
          <Cluster gap="2">
            {verb === 'suspend' && state === 'done' && (
              <LinkButton small variant="quiet" to={paths.officeWindDowns.link()}>
                {t('admin.windDown.open')}
              </LinkButton>
            )}
            <Button small variant="quiet" onClick={() => setOpen(true)}>
              {t('admin.operations.rows')}
            </Button>
            {mayUndo && (
              <Button small loading={isLoading} onClick={() => void takeBack()}>
                {t('admin.operations.undo')} <Countdown until={regretUntil} />
              </Button>
            )}
          </Cluster>
        </Cluster>
        <progress className={styles.progress} max={total} value={total - left} aria-label={label} />
      </Stack>
      {isOpen && <OperationRows id={id} onClose={() => setOpen(false)} />}
    </Card>
  )
}
