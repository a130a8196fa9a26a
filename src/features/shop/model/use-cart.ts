import { skipToken } from '@reduxjs/toolkit/query/react'
import { useDispatch } from 'react-redux'
import type { CartLine } from '#contract/shop/schemas.ts'
import { useCheckCartQuery, useReadCartQuery, useSetCartLineMutation } from '../buying-api.ts'
import { lineSet } from './device-cart.ts'
import { useDeviceCart } from './use-device-cart.ts'

/** The cart of whoever looks: a patient's lies on the server, everybody else's on this device. A patient's takes in what lay here. */
export function useCart() {
  const dispatch = useDispatch()
  const { isPatient, here } = useDeviceCart()
  const own = useReadCartQuery(isPatient ? undefined : skipToken)
  const checked = useCheckCartQuery(!isPatient && here.lines.length > 0 ? { body: here } : skipToken)
  const [setOwn, setting] = useSetCartLineMutation()

  const answer = isPatient ? own : checked
  const isEmptyHere = !isPatient && here.lines.length === 0
  return {
    isPatient,
    query: isEmptyHere ? { ...answer, data: { lines: [] as CartLine[] }, isError: false, isLoading: false } : answer,
    /** How many units stand there. */
    count: (isPatient ? (own.data?.lines ?? []) : here.lines).reduce((sum, { quantity }) => sum + quantity, 0),
    quantityOf: (id: string) =>
      (isPatient ? (own.data?.lines ?? []) : here.lines).find(({ productId }) => productId === id)?.quantity ?? 0,
    busy: setting.isLoading,
    /** So many from now on, for the price that is shown; 0 takes the product out. Answers what it failed with. */
    set: async (productId: string, quantity: number, price: number | null): Promise<unknown> => {
      if (!isPatient) {
        dispatch(lineSet({ productId, quantity, price }))
        return undefined
      }
      const { error } = await setOwn({ params: { id: productId }, body: { quantity, price } })
      return error
    },
  }
}
