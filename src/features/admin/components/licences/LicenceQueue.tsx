import { useTranslation } from 'react-i18next'
import type { LicenceReviewItem } from '#contract/licences/schemas.ts'
import { licensedKinds } from '#contract/licences/values.ts'
import { useListLicenceReviewsInfiniteQuery } from '#features/licences/index.ts'
import { choiceField, idField } from '#shared/address/fields.ts'
import { useAddress } from '#shared/address/use-address.ts'
import { ListPage } from '#shared/patterns/list/ListPage.tsx'
import { useListController } from '#shared/patterns/list/useListController.ts'
import { Empty } from '#shared/patterns/states/states.tsx'
import { LaptopDoctorArt } from '#shared/ui/art/scenes.tsx'
import { Button } from '#shared/ui/button/Button.tsx'
import { ReviewLicence } from './ReviewLicence.tsx'
import { useReviewColumns } from './use-review-columns.tsx'

const filters = { of: choiceField(licensedKinds) }
/** The licence that is open beside the queue. */
const openLicence = { licence: idField }

/** Licences of doctors and pharmacies that wait for a decision, longest waiting first; one is opened, taken on and decided beside the list. */
export function LicenceQueue() {
  const { t } = useTranslation('workspace')
  const list = useListController({ filters, along: ['tab'] })
  const reviews = useListLicenceReviewsInfiniteQuery({ query: list.query })
  const { values, change } = useAddress(openLicence)
  const opening = ({ id, name }: LicenceReviewItem) => (
    <Button small aria-label={t('admin.review.openNamed', { name })} onClick={() => change({ licence: id })}>
      {t('admin.review.open')}
    </Button>
  )
  return (
    <>
      <ListPage<LicenceReviewItem, 'of'>
        controller={list}
        query={reviews}
        label={t('admin.dashboard.tabs.doctors')}
        rowKey={({ id }) => id}
        columns={useReviewColumns()}
        rowActions={opening}
        filters={[
          {
            name: 'of',
            label: t('admin.review.of'),
            all: t('admin.review.everybody'),
            options: licensedKinds.map((value) => ({ value, label: t(`admin.review.kinds.${value}`) })),
          },
        ]}
        empty={
          <Empty art={<LaptopDoctorArt />} title={t('admin.verify.noneTitle')}>
            {t('admin.review.noneText')}
          </Empty>
        }
      />
      {values.licence && <ReviewLicence id={values.licence} onClose={() => change({ licence: undefined })} />}
    </>
  )
}
