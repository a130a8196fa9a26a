import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { categories } from '#contract/catalogue/choices.ts'
import type { OwnProduct } from '#contract/pharmacy/schemas.ts'
import { productShows } from '#contract/pharmacy/values.ts'
import { useAddress } from '#shared/address/use-address.ts'
import { saveAddress } from '#shared/lib/save-file.ts'
import { wholeMeasures } from '#shared/lib/whole-measures.ts'
import type { Column } from '#shared/patterns/list/column.ts'
import type { ListQuery } from '#shared/patterns/list/list-of.ts'
import { ListPage } from '#shared/patterns/list/ListPage.tsx'
import { useListController } from '#shared/patterns/list/useListController.ts'
import { Empty } from '#shared/patterns/states/states.tsx'
import { errorToast } from '#shared/toasts/toasts.ts'
import { EmptyInboxArt } from '#shared/ui/art/scenes.tsx'
import { Button } from '#shared/ui/button/Button.tsx'
import { DownloadIcon, PlusIcon, UploadIcon } from '#shared/ui/icons/action-icons.tsx'
import { Cluster, Stack } from '#shared/ui/layout/layout.tsx'
import { Money } from '#shared/ui/money/Money.tsx'
import { Badge } from '#shared/ui/status/Badge.tsx'
import { CalendarDay } from '#shared/ui/time/CalendarDay.tsx'
import { useReadCatalogueFileMutation } from '../../api.ts'
import { catalogueFilters, type CatalogueFilter, lotsFields } from './catalogue-list.ts'
import { LotsDialog } from './LotsDialog.tsx'
import { ImportDrawer } from './ImportDrawer.tsx'
import { ProductDialog } from './ProductDialog.tsx'
import styles from './catalogue.module.css'

interface CatalogueProps {
  products: ListQuery<OwnProduct>
  currency: string
}

/** Columns of the catalogue; the name opens the product. */
function useCatalogueColumns(
  currency: string,
  open: (product: OwnProduct) => void,
  openLots: (product: OwnProduct) => void,
): readonly Column<OwnProduct>[] {
  const { t } = useTranslation('workspace')
  const { t: site } = useTranslation('site')
  return [
    {
      key: 'name',
      header: t('pharmacy.catalogue.name'),
      cell: (product) => (
        <button type="button" className={styles.name} onClick={() => open(product)}>
          <bdi>{wholeMeasures(product.name)}</bdi>
        </button>
      ),
    },
    {
      key: 'sku',
      header: t('pharmacy.catalogue.sku'),
      cell: ({ sku }) => (
        <bdi dir="ltr" className={styles.number}>
          {sku}
        </bdi>
      ),
    },
    { key: 'category', header: t('pharmacy.catalogue.category'), cell: ({ category }) => site(`shop.category.${category}`) },
    {
      key: 'price',
      header: t('pharmacy.catalogue.price'),
      align: 'end',
      cell: ({ price }) => <Money value={{ amount: price, currency }} />,
    },
    {
      key: 'stock',
      header: t('pharmacy.catalogue.stock'),
      cell: ({ stock, lowStock, isHidden }) =>
        isHidden ? (
          <Badge>{t('pharmacy.catalogue.hidden')}</Badge>
        ) : (
          <Badge tone={stock === 0 ? 'error' : stock <= lowStock ? 'warning' : 'success'}>
            {t('pharmacy.catalogue.units', { count: stock })}
          </Badge>
        ),
    },
    {
      key: 'expires',
      header: t('pharmacy.catalogue.expires'),
      cell: ({ lots }) =>
        lots[0]?.expiresOn && (
          <span className={styles.number}>
            <CalendarDay date={lots[0].expiresOn} />
          </span>
        ),
    },
    {
      key: 'lots',
      header: t('pharmacy.lots.title'),
      cell: (product) => (
        <Button small onClick={() => openLots(product)} aria-label={t('pharmacy.lots.of', { name: product.name })}>
          {t('pharmacy.lots.title')}
        </Button>
      ),
    },
  ]
}

/** What the pharmacy sells, with its stock; changed one by one or by a file. */
export function Catalogue({ products, currency }: CatalogueProps) {
  const { t } = useTranslation('workspace')
  const { t: site } = useTranslation('site')
  const dispatch = useDispatch()
  const list = useListController({ filters: catalogueFilters, along: ['tab'] })
  const [chosen, setChosen] = useState<OwnProduct | 'new'>()
  const [isImporting, setImporting] = useState(false)
  const [readFile, reading] = useReadCatalogueFileMutation()
  const save = async () => {
    const { data, error } = await readFile({})
    if (data) saveAddress('catalogue.csv', data)
    else dispatch(errorToast(t('pharmacy.catalogue.fileFailed'), error))
  }
  const { values, change } = useAddress(lotsFields)
  const columns = useCatalogueColumns(currency, setChosen, ({ id }) => change({ lots: id }))
  return (
    <Stack gap="4">
      <Cluster>
        <Button variant="filled" icon={<PlusIcon size={18} />} onClick={() => setChosen('new')}>
          {t('pharmacy.catalogue.add')}
        </Button>
        <Button icon={<UploadIcon size={18} />} onClick={() => setImporting(true)}>
          {t('pharmacy.import.open')}
        </Button>
        <Button icon={<DownloadIcon size={18} />} loading={reading.isLoading} onClick={() => void save()}>
          {t('pharmacy.catalogue.file')}
        </Button>
      </Cluster>
      <ListPage<OwnProduct, CatalogueFilter>
        controller={list}
        query={products}
        label={t('pharmacy.profile.tabs.catalogue')}
        rowKey={({ id }) => id}
        columns={columns}
        searchLabel={t('pharmacy.catalogue.search')}
        filters={[
          {
            name: 'show',
            label: t('pharmacy.catalogue.show'),
            all: t('pharmacy.catalogue.all'),
            options: productShows.map((value) => ({ value, label: t(`pharmacy.shows.${value}`) })),
          },
          {
            name: 'category',
            label: t('pharmacy.catalogue.category'),
            all: t('pharmacy.catalogue.allCategories'),
            options: categories.map((value) => ({ value, label: site(`shop.category.${value}`) })),
          },
        ]}
        long
        empty={
          <Empty art={<EmptyInboxArt />} title={t('pharmacy.catalogue.none')}>
            {t('pharmacy.catalogue.noneHint')}
          </Empty>
        }
      />
      {values.lots && <LotsDialog productId={values.lots} onClose={() => change({ lots: '' })} />}
      {chosen && (
        <ProductDialog product={chosen === 'new' ? undefined : chosen} currency={currency} onClose={() => setChosen(undefined)} />
      )}
      <ImportDrawer open={isImporting} onClose={() => setImporting(false)} />
    </Stack>
  )
}
