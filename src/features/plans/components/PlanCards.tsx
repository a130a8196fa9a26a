import { useTranslation } from 'react-i18next'
import type { Plan } from '#contract/plans/schemas.ts'
import { paths } from '#shared/paths.ts'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { Grid } from '#shared/ui/layout/layout.tsx'
import { PlanCard } from './PlanCard.tsx'
import { usePlanText } from './use-plan-text.ts'

/** Plans that are sold, each with the way to choose it. */
export function PlanCards({ plans }: { plans: readonly Plan[] }) {
  const { t } = useTranslation('site')
  const textOf = usePlanText()
  return (
    <Grid gap="4" least={16} fit>
      {plans.map((plan) => (
        <PlanCard key={plan.id} plan={plan}>
          <LinkButton
            to={paths.userSettings.link({ tab: 'plan' })}
            aria-label={t('plans.chooseNamed', { name: textOf(plan).name })}
          >
            {t('plans.choose')}
          </LinkButton>
        </PlanCard>
      ))}
    </Grid>
  )
}
