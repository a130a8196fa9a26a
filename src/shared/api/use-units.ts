import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import type { UnitSystem } from '#contract/kernel/unit-systems.ts'
import { unitsOf } from '../lib/measures.ts'
import { selectUnits } from './me.ts'

/** The units to show lengths and weights in: the account's, else those of the reader's language. */
export function useUnits(): UnitSystem {
  return unitsOf(useSelector(selectUnits), useTranslation().i18n.language)
}
