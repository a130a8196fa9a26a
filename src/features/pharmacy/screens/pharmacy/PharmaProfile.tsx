import { useTranslation } from 'react-i18next'
import { OwnLicence } from '#features/licences/index.ts'
import { PageHeader } from '#shared/patterns/page/PageHeader.tsx'
import { tabAt, useAddressTab } from '#shared/patterns/page/use-address-tab.ts'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { defineScreen, type ScreenView } from '#shared/screen/define-screen.tsx'
import { combineQuestions, defineQuestion } from '#shared/screen/question.ts'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Tabs } from '#shared/ui/navigation/Tabs.tsx'
import { pharmacyQuestions } from '../../api.ts'
import { Catalogue } from '../../components/catalogue/Catalogue.tsx'
import { catalogueFilters, catalogueQueryAt, lotsFields } from '../../components/catalogue/catalogue-list.ts'
import { DeliveryForm } from '../../components/profile/DeliveryForm.tsx'
import { DetailsForm } from '../../components/profile/DetailsForm.tsx'
import { HoursForm } from '../../components/profile/HoursForm.tsx'

const tabs = ['details', 'licence', 'hours', 'delivery', 'catalogue'] as const

const question = combineQuestions({
  profile: defineQuestion(pharmacyQuestions.readPharmacyProfile, () => ({})),
  products: defineQuestion(pharmacyQuestions.listOwnProducts, ({ search }) =>
    tabAt(search, tabs) === 'catalogue' ? { query: catalogueQueryAt(search) } : null,
  ),
})

export default defineScreen({ question, view: PharmaProfile })

/** The pharmacy: details, hours, delivery, and what it sells. */
function PharmaProfile({ answer: { profile, products } }: ScreenView<typeof question>) {
  const { t } = useTranslation('workspace')
  const [tab, choose] = useAddressTab(tabs, { drop: [...Object.keys(catalogueFilters), ...Object.keys(lotsFields)] })
  const title = t('pharmacy.routes.pharmaProfile.title')
  return (
    <Stack gap="5">
      <PageHeader title={title} about={t('pharmacy.routes.pharmaProfile.about')} />
      <Tabs
        label={title}
        value={tab}
        onChange={choose}
        tabs={tabs.map((key) => ({ key, label: t(`pharmacy.profile.tabs.${key}`) }))}
      >
        <QueryState query={profile}>
          {(found) => {
            if (tab === 'details') return <DetailsForm profile={found} />
            if (tab === 'licence') return <OwnLicence />
            if (tab === 'hours') return <HoursForm profile={found} />
            if (tab === 'delivery') return <DeliveryForm profile={found} />
            return <Catalogue products={products} currency={found.currency} />
          }}
        </QueryState>
      </Tabs>
    </Stack>
  )
}
