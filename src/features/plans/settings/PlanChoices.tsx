import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Plan, Subscription } from '#contract/plans/schemas.ts'
import { isUpgrade } from '#contract/plans/upgrade.ts'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { Empty } from '#shared/patterns/states/states.tsx'
import { Button } from '#shared/ui/button/Button.tsx'
import { Grid } from '#shared/ui/layout/layout.tsx'
import { useListPlansQuery, useSubscribeMutation } from '../api.ts'
import { PlanCard } from '../components/PlanCard.tsx'
import { usePlanText } from '../components/use-plan-text.ts'
import { RefusedBanner } from './RefusedBanner.tsx'
import { UpgradeDialog } from './UpgradeDialog.tsx'
import { useOwnPlanStep } from './use-own-plan-step.ts'

/** The plans that are sold: to begin with, to go over to at once where they are dearer, or to go on with from the next period. */
export function PlanChoices({ subscription }: { subscription: Subscription | null }) {
  const { t } = useTranslation(['workspace', 'site'])
  const textOf = usePlanText()
  const plans = useListPlansQuery()
  const [subscribe, choosing] = useSubscribeMutation()
  const { step, fault, busy } = useOwnPlanStep()
  const [refused, setRefused] = useState<unknown>()
  const [upgrade, setUpgrade] = useState<Plan>()
  const runs = subscription?.state === 'active'

  const choose = async (plan: Plan) => {
    setRefused(undefined)
    if (runs) return step({ step: 'switch', versionId: plan.id })
    const { error } = await subscribe({ body: { versionId: plan.id } })
    if (error) setRefused(error)
  }
  const after = subscription?.next?.id ?? subscription?.plan.id
  return (
    <QueryState query={plans} empty={<Empty title={t('plans.own.none')}>{t('plans.own.noneHint')}</Empty>}>
      {(list) => (
        <>
          <RefusedBanner error={refused ?? fault} />
          <Grid gap="4" least={15}>
            {list.map((plan) => (
              <PlanCard key={plan.id} plan={plan}>
                {runs && isUpgrade(subscription.plan, plan) && (
                  <Button
                    variant="filled"
                    aria-label={t('plans.own.upgradeTo', { name: textOf(plan).name })}
                    onClick={() => setUpgrade(plan)}
                  >
                    {t('plans.own.upgrade')}
                  </Button>
                )}
                <Button
                  variant={runs ? undefined : 'filled'}
                  disabled={choosing.isLoading || busy || (runs && after === plan.id)}
                  aria-label={t('plans.chooseNamed', { ns: 'site', name: textOf(plan).name })}
                  onClick={() => void choose(plan)}
                >
                  {runs && after === plan.id ? t('plans.own.goesOn') : t(runs ? 'plans.own.switch' : 'plans.own.take')}
                </Button>
              </PlanCard>
            ))}
          </Grid>
          {upgrade && <UpgradeDialog plan={upgrade} onClose={() => setUpgrade(undefined)} />}
        </>
      )}
    </QueryState>
  )
}
