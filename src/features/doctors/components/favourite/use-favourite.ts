import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { selectUserType } from '#shared/session/login.ts'
import { toastShown } from '#shared/toasts/toasts.ts'
import { useAddFavouriteMutation, useListFavouritesQuery, useRemoveFavouriteMutation } from '../../own-doctors-api.ts'

const patient = 0

/** Whether a doctor is a favourite of the patient who looks, and the way to change that; `undefined` for everybody else, and until it is known. */
export function useFavourite(id: string) {
  const { t } = useTranslation('site')
  const dispatch = useDispatch()
  const isPatient = useSelector(selectUserType) === patient
  const { data } = useListFavouritesQuery(undefined, { skip: !isPatient })
  const [add] = useAddFavouriteMutation()
  const [remove] = useRemoveFavouriteMutation()
  if (!isPatient || !data) return undefined
  const set = async (favourite: boolean) => {
    const { error } = await (favourite ? add : remove)({ params: { id } })
    if (error)
      dispatch(
        toastShown({ kind: 'error', title: t('doctors.favourite.title'), text: t('doctors.favourite.failed'), about: error }),
      )
    return !error
  }
  return { isFavourite: data.includes(id), set }
}
