import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { OfficePlan } from '#contract/plans/schemas.ts'
import type { PlanStep } from '#contract/plans/values.ts'
import { toastShown } from '#shared/toasts/toasts.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { Card } from '#shared/ui/cards/Card.tsx'
import { Cluster, Stack } from '#shared/ui/layout/layout.tsx'
import { useConfirm } from '#shared/ui/overlay/useConfirm.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { useMovePlanMutation } from '../api.ts'
import { RefusedBanner } from '../settings/RefusedBanner.tsx'
import { MoveRehearsal } from './MoveRehearsal.tsx'
import { PlanDialog } from './PlanDialog.tsx'
import styles from './plans.module.css'
import { usePlanText } from './use-plan-text.ts'
import { VersionRow } from './VersionRow.tsx'

/** A plan with all its versions, and what can be done with it. */
export function OfficePlanCard({ plan }: { plan: OfficePlan }) {
  const { t } = useTranslation('workspace')
  const dispatch = useDispatch()
  const textOf = usePlanText()
  const [move, moving] = useMovePlanMutation()
  const [isWriting, setWriting] = useState(false)
  const [fault, setFault] = useState<unknown>()
  const { ask, confirmation } = useConfirm()
  const [latest] = plan.versions
  const sold = plan.versions.find(({ state }) => state === 'published')
  const hasDraft = latest?.state === 'draft'
  const { name, about } = textOf(sold ?? latest!)
  const subscribers = plan.versions.reduce((sum, version) => sum + version.subscribers, 0)

  const take = async (step: PlanStep) => {
    const sure = await ask({
      title: t(`plans.office.${step}Ask`, { name }),
      body: (
        <Stack gap="4">
          <Text>{t(`plans.office.${step}Body`, { count: subscribers })}</Text>
          <MoveRehearsal plan={plan} step={step} />
        </Stack>
      ),
      confirm: t(`plans.office.${step}`),
      danger: step === 'retire',
    })
    if (!sure) return
    const { error } = await move({ params: { id: plan.id }, body: { version: plan.version, step } })
    setFault(error)
    if (!error) dispatch(toastShown({ kind: 'success', title: name, text: t(`plans.office.${step}Done`) }))
  }
  return (
    <Card as="article" className={styles.card}>
      <div>
        <Heading level={2} size="l">
          {name}
        </Heading>
        <Text quiet>{about}</Text>
        <Text size="s">{t('plans.office.subscribers', { count: subscribers })}</Text>
      </div>
      <RefusedBanner error={fault} />
      <ul className={styles.versions}>
        {plan.versions.map((version) => (
          <VersionRow key={version.id} version={version} />
        ))}
      </ul>
      <Cluster className={styles.foot}>
        {hasDraft && (
          <Button variant="filled" disabled={moving.isLoading} onClick={() => void take('publish')}>
            {t('plans.office.publish')}
          </Button>
        )}
        <Button onClick={() => setWriting(true)}>{t(hasDraft ? 'plans.office.change' : 'plans.office.next')}</Button>
        {sold && (
          <Button variant="quiet" disabled={moving.isLoading} onClick={() => void take('retire')}>
            {t('plans.office.retire')}
          </Button>
        )}
      </Cluster>
      {isWriting && <PlanDialog plan={plan} onClose={() => setWriting(false)} />}
      {confirmation}
    </Card>
  )
}
