import { useEffect } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { selectRole } from '#shared/session/login.ts'
import { needSlice } from '#shared/state/lazy-slice.ts'
import { useMergeCartMutation } from '../buying-api.ts'
import { cartHandedOver, deviceCart } from './device-cart.ts'

/** What lies in the cart of this device. As soon as a patient is signed in, theirs takes it in. */
export function useDeviceCart() {
  const dispatch = useDispatch()
  const isPatient = useSelector(selectRole) === 'patient'
  const here = useSelector(deviceCart.select)
  const [merge] = useMergeCartMutation()
  useEffect(() => {
    dispatch(needSlice(deviceCart) as never)
  }, [dispatch])
  useEffect(() => {
    if (!isPatient || here.lines.length === 0) return
    // Again it would change nothing: two tabs, or frame and screen, may do it at once.
    void merge({ body: here })
      .unwrap()
      .then(() => dispatch(cartHandedOver()))
      .catch(() => undefined)
  }, [isPatient, here, merge, dispatch])
  return { isPatient, here }
}
