import type { SelectOption } from '../field/Select.tsx'

export interface SearchOption extends SelectOption {
  /** Further words by which it is found: a country for a town. */
  keywords?: string
}
