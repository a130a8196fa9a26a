import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { productSorts } from '#contract/catalogue/choices.ts'
import type { ListController } from '#shared/patterns/list/useListController.ts'
import { Narrowing } from '#shared/patterns/list/Narrowing.tsx'
import { SearchField } from '#shared/patterns/list/SearchField.tsx'
import { Checkbox } from '#shared/ui/field/Checkbox.tsx'
import { Field } from '#shared/ui/field/Field.tsx'
import { Select } from '#shared/ui/field/Select.tsx'
import { onlyInStock, onlyWithoutPrescription, type ShopFilter } from '../../model/shop-address.ts'
import styles from './ShopTools.module.css'

interface ShopToolsProps {
  controller: ListController<ShopFilter>
  /** What narrows it down to what is brought to the person; never out of sight. */
  brought: ReactNode
}

/** Searching, narrowing and sorting; each change is in the address at once. */
export function ShopTools({ controller, brought }: ShopToolsProps) {
  const { t } = useTranslation('site')
  const { filters, setFilter } = controller
  const only = (name: ShopFilter, value: string, label: string) => (
    <Checkbox
      label={label}
      checked={filters[name] === value}
      onChange={(event) => setFilter(name, event.target.checked ? value : '')}
    />
  )
  return (
    <search className={styles.tools}>
      <SearchField
        className={styles.search}
        label={t('shop.filter.search')}
        value={controller.search}
        onSearch={controller.setSearch}
      />
      {brought}
      <Narrowing chosen={[filters.stock, filters.prescription].filter(Boolean).length}>
        <Field label={t('patterns.sort')}>
          <Select
            value={controller.sort}
            options={productSorts.map((value) => ({ value, label: t(`shop.sort.${value}`) }))}
            onChange={(event) => controller.setSort(event.target.value)}
          />
        </Field>
        <div className={styles.only}>
          {only('stock', onlyInStock, t('shop.filter.inStock'))}
          {only('prescription', onlyWithoutPrescription, t('shop.filter.withoutPrescription'))}
        </div>
      </Narrowing>
    </search>
  )
}
