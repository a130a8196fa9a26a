import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#shared/paths.ts'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { Grid } from '#shared/ui/layout/layout.tsx'
import { useListPlansQuery } from '../api.ts'
import { PlanCard } from './PlanCard.tsx'
import { usePlanText } from './use-plan-text.ts'

/** The plans that are sold, each with the way to choose it. */
export function PlansOnHome({ frame }: { frame: (plans: ReactNode) => ReactNode }) {
  const { t } = useTranslation('site')
  const textOf = usePlanText()
  const { data } = useListPlansQuery()
  if (!data || data.length === 0) return null
  return frame(
    <Grid gap="4" least={16} fit>
      {data.map((plan) => (
        <PlanCard key={plan.id} plan={plan}>
          <LinkButton
            to={paths.userSettings.link({ tab: 'plan' })}
            aria-label={t('plans.chooseNamed', { name: textOf(plan).name })}
          >
            {t('plans.choose')}
          </LinkButton>
        </PlanCard>
      ))}
    </Grid>,
  )
}
