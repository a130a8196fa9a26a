import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { PanelList } from '#shared/patterns/dashboard/PanelList.tsx'
import { paths } from '#shared/paths.ts'
import { useListConflictsToDecideQuery } from '../api.ts'

/** Among a doctor's things to do: prescriptions whose conflicts wait for a decision. */
export function ConflictTasks() {
  const { t, i18n } = useTranslation('workspace')
  const { data = [] } = useListConflictsToDecideQuery()
  if (data.length === 0) return null
  return (
    <PanelList items={data} rowKey={({ id }) => id}>
      {({ id, subject, conflicts }) => {
        const medicines = [...new Set(conflicts.flatMap((conflict) => conflict.medicines))]
        return (
          <Link to={paths.doctorPrescriptionDetails.link({ id })}>
            {t('prescriptions.decide.task', {
              name: subject.name,
              medicines: new Intl.ListFormat(i18n.language).format(medicines),
            })}
          </Link>
        )
      }}
    </PanelList>
  )
}

/** Whether anything of it waits. */
export const useHasConflictTasks = (): boolean => (useListConflictsToDecideQuery().data ?? []).length > 0
