import { useTranslation } from 'react-i18next'
import type { Subscription } from '#contract/plans/schemas.ts'
import { Facts } from '#shared/patterns/detail/Facts.tsx'
import { Panel } from '#shared/patterns/form/Panel.tsx'
import { Button } from '#shared/ui/button/Button.tsx'
import { Cluster } from '#shared/ui/layout/layout.tsx'
import { useConfirm } from '#shared/ui/overlay/useConfirm.tsx'
import { StatusBadge } from '#shared/ui/status/StatusBadge.tsx'
import { When } from '#shared/ui/time/When.tsx'
import { PlanPrice, PlanTerms } from '../components/PlanTerms.tsx'
import { usePlanText } from '../components/use-plan-text.ts'
import { subscriptionLooks } from '../looks.ts'
import { OwnPeriods } from './OwnPeriods.tsx'
import { PayPeriod } from './PayPeriod.tsx'
import { RefusedBanner } from './RefusedBanner.tsx'
import { useOwnPlanStep } from './use-own-plan-step.ts'

/** The plan that a person has: how it stands, what is left of it, and how to end it. */
export function OwnPlan({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation('workspace')
  const textOf = usePlanText()
  const { step, fault, busy } = useOwnPlanStep()
  const { ask, confirmation } = useConfirm()
  const { plan, next, state, endsAt, endsWithPeriod, openOrderId } = subscription
  const { name, about } = textOf(plan)

  const end = async () => {
    const sure = await ask({
      title: t('plans.own.endAsk', { name }),
      body: t(state === 'active' ? 'plans.own.endBody' : 'plans.own.endNow'),
      confirm: t('plans.own.end'),
      danger: true,
    })
    if (sure) await step({ step: 'cancel' })
  }
  return (
    <Panel title={name} about={about}>
      <RefusedBanner error={fault} />
      <Cluster justify="between">
        <PlanPrice plan={plan} />
        <StatusBadge state={state} looks={subscriptionLooks}>
          {t(`plans.subscriptionStates.${state}`)}
        </StatusBadge>
      </Cluster>
      <PlanTerms plan={plan} />
      <Facts
        facts={[
          {
            name: t(endsWithPeriod ? 'plans.own.endsOn' : state === 'active' ? 'plans.own.renewsOn' : 'plans.own.until'),
            value: state === 'pending' ? null : <When instant={endsAt} show="date" />,
          },
          {
            name: t('plans.own.visitsLeft'),
            value:
              plan.visits > 0 && subscription.hasBenefits
                ? t('plans.own.leftOf', { left: plan.visits - subscription.visitsUsed, of: plan.visits })
                : null,
          },
          { name: t('plans.own.next'), value: next && textOf(next).name },
        ]}
      />
      <Cluster>
        {endsWithPeriod ? (
          state === 'active' && (
            <Button disabled={busy} onClick={() => void step({ step: 'goOn' })}>
              {t('plans.own.goOn')}
            </Button>
          )
        ) : (
          <Button variant="quiet" disabled={busy} onClick={() => void end()}>
            {t('plans.own.end')}
          </Button>
        )}
      </Cluster>
      {openOrderId && !endsWithPeriod && <PayPeriod orderId={openOrderId} />}
      <OwnPeriods subscription={subscription} />
      {confirmation}
    </Panel>
  )
}
