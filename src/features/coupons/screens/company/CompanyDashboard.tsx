import { useTranslation } from 'react-i18next'
import { companyPeriods } from '#contract/coupons/values.ts'
import { useAddress } from '#shared/address/use-address.ts'
import { useMeQuery } from '#shared/api/me.ts'
import { routeText } from '#shared/i18n/route-text.ts'
import { Dashboard } from '#shared/patterns/dashboard/Dashboard.tsx'
import { DashboardSkeleton } from '#shared/patterns/dashboard/DashboardSkeleton.tsx'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { paths } from '#shared/paths.ts'
import { defineScreen, type ScreenView } from '#shared/screen/define-screen.tsx'
import { defineQuestion } from '#shared/screen/question.ts'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { ChipChoice } from '#shared/ui/navigation/Chips.tsx'
import { couponQuestions } from '../../api.ts'
import { CompanyFigures } from '../../components/dashboard/CompanyFigures.tsx'
import { dashboardQueryAt, periodField } from '../../model/coupon-list.ts'

const question = defineQuestion(couponQuestions.readCompanyDashboard, ({ search }) => ({ query: dashboardQueryAt(search) }))

export default defineScreen({ question, view: CompanyDashboard })

/** How the company's coupons do: uses and spending of a period, the best of them, and those that end soon. */
function CompanyDashboard({ answer }: ScreenView<typeof question>) {
  const { t } = useTranslation('workspace')
  const { data: me } = useMeQuery()
  const { values, change } = useAddress(periodField)
  return (
    <Dashboard
      title={me?.name ?? routeText('coupons.routes.companyDashboard', 'title', t)}
      about={routeText('coupons.routes.companyDashboard', 'about', t)}
      actions={<LinkButton to={paths.coupons.link({ new: 'coupon' })}>{t('coupons.form.new')}</LinkButton>}
    >
      <ChipChoice
        label={t('coupons.dashboard.period')}
        value={values.period}
        options={companyPeriods.map((value) => ({ value, label: t(`coupons.dashboard.periods.${value}`) }))}
        onChoose={(period) => period && change({ period }, { replace: true })}
      />
      <QueryState query={answer} skeleton={<DashboardSkeleton figures={4} panels={1} charts={2} />}>
        {(figures) => <CompanyFigures figures={figures} />}
      </QueryState>
    </Dashboard>
  )
}
