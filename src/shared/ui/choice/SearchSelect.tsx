import { useTranslation } from 'react-i18next'
import { useAntdField } from '../antd/use-antd-field.ts'
import { useFieldWiring } from '../field/Field.tsx'
import { Select } from '../field/Select.tsx'
import type { SearchOption } from './search-option.ts'

export interface SearchSelectProps {
  /** In the order in which they are shown; what was typed is looked for in `label` and `keywords`. */
  options: readonly SearchOption[]
  /** The value of the chosen option; empty for none, where no option is empty. */
  value: string
  /** As a select's, so that `form.input('name')` fits. */
  onChange: (event: { target: { value: string } }) => void
  /** Shown while nothing is chosen. */
  placeholder?: string
  name?: string
  /** For the device's own list. */
  autoComplete?: string
  disabled?: boolean
  'aria-label'?: string
}

const load = () => import('../antd/SearchList.tsx')

/**
 * One choice of more than a dozen, searched by typing. Inside a `Field` it is labelled by it. The device's own list until antd's has
 * come. Workspaces only; public forms and short lists take `Select`.
 */
export function SearchSelect({ options, value, onChange, autoComplete, ...rest }: SearchSelectProps) {
  const { t } = useTranslation('workspace')
  const wiring = useFieldWiring()
  const { draw, standIn } = useAntdField(load)
  if (!draw) return <Select {...standIn} {...rest} {...{ autoComplete, options, value, onChange }} />
  return draw({
    ...wiring,
    ...rest,
    options,
    // An option of no value, "all", is a choice like every other.
    value: value === '' && !options.some((option) => option.value === '') ? [] : [value],
    several: false,
    onChange: ([chosen = '']) => onChange({ target: { value: chosen } }),
    nothingFound: t('ui.choice.nothing'),
  })
}
