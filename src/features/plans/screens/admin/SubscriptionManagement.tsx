import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { routeText } from '#shared/i18n/route-text.ts'
import { PageHeader } from '#shared/patterns/page/PageHeader.tsx'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { Empty } from '#shared/patterns/states/states.tsx'
import { defineScreen, type ScreenView } from '#shared/screen/define-screen.tsx'
import { defineQuestion } from '#shared/screen/question.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { SkeletonCards } from '#shared/ui/feedback/Skeleton.tsx'
import { PlusIcon } from '#shared/ui/icons/action-icons.tsx'
import { Grid, Stack } from '#shared/ui/layout/layout.tsx'
import { planQuestions } from '../../api.ts'
import { OfficePlanCard } from '../../components/OfficePlanCard.tsx'
import { PlanDialog } from '../../components/PlanDialog.tsx'

const question = defineQuestion(planQuestions.listOfficePlans, () => undefined)

export default defineScreen({ question, view: SubscriptionManagement })

/** All plans with their versions: written, published and retired here. */
function SubscriptionManagement({ answer }: ScreenView<typeof question>) {
  const { t } = useTranslation('workspace')
  const [isWriting, setWriting] = useState(false)
  const write = (
    <Button variant="filled" icon={<PlusIcon />} onClick={() => setWriting(true)}>
      {t('plans.form.new')}
    </Button>
  )
  return (
    <Stack gap="5">
      <PageHeader
        title={routeText('plans.routes.subscriptionManagement', 'title', t)}
        about={routeText('plans.routes.subscriptionManagement', 'about', t)}
        actions={write}
      />
      <QueryState
        query={answer}
        skeleton={<SkeletonCards cards={3} least={20} />}
        empty={<Empty title={t('plans.office.empty')}>{t('plans.office.emptyHint')}</Empty>}
      >
        {(plans) => (
          <Grid gap="5" least={20}>
            {plans.map((plan) => (
              <OfficePlanCard key={plan.id} plan={plan} />
            ))}
          </Grid>
        )}
      </QueryState>
      {isWriting && <PlanDialog plan={null} onClose={() => setWriting(false)} />}
    </Stack>
  )
}
