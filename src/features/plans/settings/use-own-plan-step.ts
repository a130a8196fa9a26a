import { useState } from 'react'
import type { SubscriptionChange } from '#contract/plans/schemas.ts'
import { useChangeSubscriptionMutation } from '../api.ts'

/** Takes a step with one's own plan; what refused it stays until the next one. */
export function useOwnPlanStep() {
  const [change, changing] = useChangeSubscriptionMutation()
  const [fault, setFault] = useState<unknown>()
  const step = async (body: SubscriptionChange) => {
    setFault(undefined)
    const { error } = await change({ body })
    if (error) setFault(error)
  }
  return { step, fault, busy: changing.isLoading }
}
