import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '#shared/ui/layout/layout.tsx'
import styles from './Select.module.css'
import type { Selection } from './useSelection.ts'

interface SelectAllProps {
  selection: Selection
  /** The words are seen, too. */
  worded?: boolean
}

/** Selects all rows that are there, or none. */
export function SelectAll({ selection, worded }: SelectAllProps) {
  const { t } = useTranslation('workspace')
  return (
    <label className={styles.box}>
      <input
        type="checkbox"
        checked={selection.all === 'all'}
        ref={(box) => {
          if (box) box.indeterminate = selection.all === 'some'
        }}
        onChange={(event) => selection.toggleAll(event.target.checked)}
      />
      {worded ? <span>{t('list.bulk.selectAll')}</span> : <VisuallyHidden>{t('list.bulk.selectAll')}</VisuallyHidden>}
    </label>
  )
}
