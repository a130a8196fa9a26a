import { useCallback } from 'react'
import { choiceField } from '#shared/address/fields.ts'
import { useAddress } from '#shared/address/use-address.ts'

const fields = { step: choiceField(['code', 'done']) }

/** A second step that the address knows (`?step=code`), so that Back leads to the first one. What the step needs never stands there. */
export function useStep() {
  const { values, change } = useAddress(fields)
  const go = useCallback((step: 'code' | 'done') => change({ step }), [change])
  const back = useCallback(() => change({ step: undefined }, { replace: true }), [change])
  return { step: values.step, go, back }
}
