import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#shared/ui/button/Button.tsx'
import { SearchSelect, type SearchSelectProps } from '#shared/ui/choice/SearchSelect.tsx'
import { Field } from '#shared/ui/field/Field.tsx'
import { Select, type SelectOption } from '#shared/ui/field/Select.tsx'
import styles from './ListToolbar.module.css'
import { Narrowing } from './Narrowing.tsx'
import { SearchField } from './SearchField.tsx'
import type { ListController } from './useListController.ts'

export interface ListFilter<Name extends string> {
  name: Name
  label: string
  options: readonly SelectOption[]
  /** The choice that filters nothing: "All states". */
  all: string
}

export interface ListToolbarProps<Name extends string> {
  controller: ListController<Name>
  /** What can be searched for; without it there is no search. */
  searchLabel?: string
  filters?: readonly ListFilter<Name>[]
  sorts?: readonly SelectOption[]
  /** More that narrows the list down. */
  children?: ReactNode
}

/** What is longer than this is searched by typing. */
const dozen = 12

const FilterChoice = (props: Pick<SearchSelectProps, 'value' | 'options' | 'onChange'>) =>
  props.options.length > dozen ? <SearchSelect {...props} /> : <Select {...props} />

/** Search, filters and order above a list. On a phone the list comes first: what narrows it opens on demand. */
export function ListToolbar<Name extends string>({
  controller,
  searchLabel,
  filters = [],
  sorts,
  children,
}: ListToolbarProps<Name>) {
  const { t } = useTranslation('site')
  const choices = (
    <>
      {filters.map((filter) => (
        <Field key={filter.name} label={filter.label} className={styles.filter}>
          <FilterChoice
            value={controller.filters[filter.name]}
            options={[{ value: '', label: filter.all }, ...filter.options]}
            onChange={(event) => controller.setFilter(filter.name, event.target.value)}
          />
        </Field>
      ))}
      {sorts && (
        <Field label={t('patterns.sort')} className={styles.filter}>
          <Select value={controller.sort} options={sorts} onChange={(event) => controller.setSort(event.target.value)} />
        </Field>
      )}
      {children}
      {controller.narrowed && (
        <Button variant="quiet" onClick={controller.clear}>
          {t('patterns.clearFilters')}
        </Button>
      )}
    </>
  )
  return (
    <div className={styles.toolbar} role="search">
      {searchLabel && (
        <SearchField className={styles.search} label={searchLabel} value={controller.search} onSearch={controller.setSearch} />
      )}
      {filters.length > 0 ? (
        <Narrowing chosen={filters.filter(({ name }) => controller.filters[name]).length} startsOpen={controller.narrowed}>
          {choices}
        </Narrowing>
      ) : (
        choices
      )}
    </div>
  )
}
