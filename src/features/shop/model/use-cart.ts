import { skipToken } from '@reduxjs/toolkit/query/react'
import { useEffect } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { CartLine } from '#contract/shop/schemas.ts'
import { selectRole } from '#shared/session/login.ts'
import { needSlice } from '#shared/state/lazy-slice.ts'
import { useCheckCartQuery, useMergeCartMutation, useReadCartQuery, useSetCartLineMutation } from '../buying-api.ts'
import { cartHandedOver, deviceCart, lineSet } from './device-cart.ts'

/** The cart of whoever looks: a patient's lies on the server, everybody else's on this device. A patient's takes in what lay here. */
export function useCart() {
  const dispatch = useDispatch()
  const isPatient = useSelector(selectRole) === 'patient'
  const here = useSelector(deviceCart.select)
  const own = useReadCartQuery(isPatient ? undefined : skipToken)
  const checked = useCheckCartQuery(!isPatient && here.lines.length > 0 ? { body: here } : skipToken)
  const [setOwn, setting] = useSetCartLineMutation()
  const [merge] = useMergeCartMutation()
  useEffect(() => {
    dispatch(needSlice(deviceCart) as never)
  }, [dispatch])
  useEffect(() => {
    if (!isPatient || here.lines.length === 0) return
    // Again it would change nothing: two tabs may do it at once.
    void merge({ body: here })
      .unwrap()
      .then(() => dispatch(cartHandedOver()))
      .catch(() => undefined)
  }, [isPatient, here, merge, dispatch])

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
    /** So many from now on, for the price that is shown; 0 takes the product out. */
    set: async (productId: string, quantity: number, price: number | null): Promise<boolean> => {
      if (!isPatient) {
        dispatch(lineSet({ productId, quantity, price }))
        return true
      }
      const result = await setOwn({ params: { id: productId }, body: { quantity, price } })
      return !result.error
    },
  }
}
