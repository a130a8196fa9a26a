import { useEffect, useRef } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { baseApi } from '#shared/api/base-api.ts'
import { selectUserType } from '#shared/session/login.ts'

/**
 * Forgets the answers of whoever signed out, once their screen is gone: forgotten earlier, the screen would ask for them again in
 * nobody's name.
 */
export function useForgetting(): void {
  const dispatch = useDispatch()
  const isVisitor = useSelector(selectUserType) === undefined
  const { key } = useLocation()
  const before = useRef({ key, hasAnswers: !isVisitor })

  useEffect(() => {
    const { key: left, hasAnswers } = before.current
    const isGone = hasAnswers && isVisitor && left !== key
    before.current = { key, hasAnswers: !isVisitor || (hasAnswers && !isGone) }
    if (isGone) dispatch(baseApi.util.resetApiState())
  }, [dispatch, isVisitor, key])
}
