import { useTranslation } from 'react-i18next'
import { routeText } from '#shared/i18n/route-text.ts'
import { PageHeader } from '#shared/patterns/page/PageHeader.tsx'
import { useAddressTab } from '#shared/patterns/page/use-address-tab.ts'
import { defineScreen, type ScreenView } from '#shared/screen/define-screen.tsx'
import { combineQuestions, defineQuestion } from '#shared/screen/question.ts'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Tabs } from '#shared/ui/navigation/Tabs.tsx'
import { couponQuestions } from '../../api.ts'
import { StatementList } from '../../components/uses/StatementList.tsx'
import { UseList } from '../../components/uses/UseList.tsx'
import { usageFilters, usesQueryAt } from '../../model/coupon-list.ts'

const question = combineQuestions({
  uses: defineQuestion(couponQuestions.listCouponUses, ({ search }) => ({ query: usesQueryAt(search) })),
  sums: defineQuestion(couponQuestions.sumCouponUses, ({ search }) => ({ query: usesQueryAt(search) })),
  statements: defineQuestion(couponQuestions.listStatements, () => undefined),
})

export default defineScreen({ question, view: CompanyTransactions })

const tabs = ['uses', 'statements'] as const

/** Every use of the company's coupons, and what it owes for each month. */
function CompanyTransactions({ answer: { uses, sums, statements } }: ScreenView<typeof question>) {
  const { t } = useTranslation('workspace')
  const [tab, choose] = useAddressTab(tabs, { drop: Object.keys(usageFilters) })
  const title = routeText('coupons.routes.companyTransactions', 'title', t)
  return (
    <Stack gap="5">
      <PageHeader title={title} about={routeText('coupons.routes.companyTransactions', 'about', t)} />
      <Tabs
        label={title}
        value={tab}
        onChange={choose}
        tabs={tabs.map((key) => ({ key, label: t(`coupons.transactions.tabs.${key}`) }))}
      >
        {tab === 'uses' ? <UseList uses={uses} sums={sums} /> : <StatementList query={statements} />}
      </Tabs>
    </Stack>
  )
}
