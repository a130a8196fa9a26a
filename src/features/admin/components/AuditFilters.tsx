import { useTranslation } from 'react-i18next'
import type { ListController } from '#shared/patterns/list/useListController.ts'
import { DatePicker } from '#shared/ui/date/DatePicker.tsx'
import { Field } from '#shared/ui/field/Field.tsx'
import { Button } from '#shared/ui/button/Button.tsx'
import { Cluster } from '#shared/ui/layout/layout.tsx'

type Filter = 'from' | 'to' | 'by' | 'call'

/** Days between which things happened; who did it and in which call are taken from an entry. */
export function AuditFilters({ list }: { list: ListController<Filter> }) {
  const { t } = useTranslation('workspace')
  const day = (name: 'from' | 'to') => (
    <Field name={name} label={t(`admin.audit.${name}`)}>
      <DatePicker value={list.filters[name]} onChange={({ target }) => list.setFilter(name, target.value)} />
    </Field>
  )
  return (
    <Cluster gap="3">
      {day('from')}
      {day('to')}
      {(list.filters.by !== '' || list.filters.call !== '') && (
        <Button small variant="quiet" onClick={() => list.setFilters({ by: '', call: '' })}>
          {t('admin.audit.anybody')}
        </Button>
      )}
    </Cluster>
  )
}
