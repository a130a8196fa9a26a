import { Select } from 'antd'
import { useId, type ReactNode } from 'react'
import { beginsWord, hasWords } from '#shared/lib/search-text.ts'
import type { SearchOption } from '../choice/search-option.ts'
import { ChevronDownIcon } from '../icons/arrow-icons.tsx'
import { CloseIcon } from '../icons/first-view-icons.tsx'
import { VisuallyHidden } from '../layout/layout.tsx'
import AntdProvider from './AntdProvider.tsx'
import styles from './SearchList.module.css'

export interface SearchListProps {
  id?: string
  name?: string
  options: readonly SearchOption[]
  value: readonly string[]
  onChange: (value: string[]) => void
  /** Whether more than one can be chosen. */
  several: boolean
  placeholder?: string
  disabled?: boolean
  required?: boolean
  'aria-describedby'?: string
  'aria-invalid'?: boolean
  'aria-label'?: string
  /** What stands in the list when nothing fits what was typed. */
  nothingFound: string
}

/** It scrolls, so it must be able to take the focus; the arrow keys move through it from the line above. */
function withFocusableList(popup: HTMLElement | null) {
  popup?.querySelector<HTMLElement>('.ant-select-dropdown-list-holder')?.setAttribute('tabindex', '0')
}

const inFocusableList = (list: ReactNode) => <div ref={withFocusableList}>{list}</div>

/** antd's choice list that is searched by typing, for one or several choices. */
export default function SearchList({ id, name, options, value, onChange, several, nothingFound, ...rest }: SearchListProps) {
  const ownId = useId()
  const chosenId = `${ownId}-chosen`
  const labels = value.map((each) => options.find((option) => option.value === each)?.label ?? each)
  return (
    <AntdProvider>
      <Select<string | string[], SearchOption>
        {...rest}
        id={id ?? ownId}
        className={styles.select}
        mode={several ? 'multiple' : undefined}
        status={rest['aria-invalid'] ? 'error' : undefined}
        // What is chosen stands beside the line that is typed in: it is read with it.
        aria-describedby={[labels.length > 0 && chosenId, rest['aria-describedby']].filter(Boolean).join(' ') || undefined}
        aria-required={rest.required}
        options={[...options]}
        // Also that of no value, "all", where there is such an option.
        value={several ? [...value] : value[0]}
        onChange={(chosen: string | string[]) => onChange([chosen].flat())}
        showSearch={{
          filterOption: (typed, option) => hasWords(`${option?.label} ${option?.keywords ?? ''}`, typed),
          filterSort: (one, other, { searchValue }) =>
            Number(beginsWord(other.label, searchValue)) - Number(beginsWord(one.label, searchValue)),
        }}
        // All of the list can be reached by those who listen: antd draws a part of it only otherwise.
        virtual={false}
        notFoundContent={nothingFound}
        suffixIcon={<ChevronDownIcon size={18} />}
        removeIcon={<CloseIcon size={14} />}
        // antd fades the choice to a quarter while the list is open.
        styles={{ content: { opacity: 1 } }}
        popupRender={inFocusableList}
        // Within a modal dialog: what is drawn elsewhere would lie under it.
        getPopupContainer={(field: HTMLElement) => field.closest('dialog') ?? document.body}
      />
      {/* By this name the form finds the field. */}
      <input type="hidden" name={name} value={value.join(',')} />
      <VisuallyHidden id={chosenId}>{labels.join(', ')}</VisuallyHidden>
    </AntdProvider>
  )
}
