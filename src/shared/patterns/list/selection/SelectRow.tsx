import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '#shared/ui/layout/layout.tsx'
import styles from './Select.module.css'
import type { Selection } from './useSelection.ts'

interface SelectRowProps {
  /** Id of what names the row. */
  nameId: string
  rowKey: string
  isSelected: boolean
  onSelect: Selection['toggle']
}

/** Selects a row; with shift, all between it and the one before. */
export function SelectRow({ nameId, rowKey, isSelected, onSelect }: SelectRowProps) {
  const { t } = useTranslation('workspace')
  const id = useId()
  return (
    <label className={styles.box}>
      <VisuallyHidden id={id}>{t('list.bulk.select')}</VisuallyHidden>
      <input
        type="checkbox"
        checked={isSelected}
        aria-labelledby={`${id} ${nameId}`}
        onChange={(event) => {
          const { shiftKey = false } = event.nativeEvent as { shiftKey?: boolean }
          onSelect(rowKey, event.target.checked, shiftKey)
        }}
      />
    </label>
  )
}
