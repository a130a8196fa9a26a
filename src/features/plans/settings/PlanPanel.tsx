import { useTranslation } from 'react-i18next'
import { CardsPanel } from '#features/payments/index.ts'
import { Panel } from '#shared/patterns/form/Panel.tsx'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { useReadSubscriptionQuery } from '../api.ts'
import { OwnPlan } from './OwnPlan.tsx'
import { PlanChoices } from './PlanChoices.tsx'

/** One's own plan, or those that can be chosen. */
export function PlanPanel() {
  const { t } = useTranslation('workspace')
  const own = useReadSubscriptionQuery()
  return (
    <QueryState query={own}>
      {({ subscription }) => (
        <>
          {subscription && <OwnPlan subscription={subscription} />}
          <CardsPanel />
          {(!subscription ||
            subscription.state === 'pending' ||
            (subscription.state === 'active' && !subscription.endsWithPeriod)) && (
            <Panel
              title={t(subscription?.state === 'active' ? 'plans.own.others' : 'plans.own.choose')}
              about={t(subscription?.state === 'active' ? 'plans.own.othersAbout' : 'plans.own.chooseAbout')}
            >
              <PlanChoices subscription={subscription} />
            </Panel>
          )}
        </>
      )}
    </QueryState>
  )
}
