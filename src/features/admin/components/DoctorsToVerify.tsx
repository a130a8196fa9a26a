import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { ListPage } from '#shared/patterns/list/ListPage.tsx'
import { useListController } from '#shared/patterns/list/useListController.ts'
import { Empty } from '#shared/patterns/states/states.tsx'
import { faultOf } from '#shared/patterns/states/fault.ts'
import { toastShown } from '#shared/toasts/toasts.ts'
import { LaptopDoctorArt } from '#shared/ui/art/scenes.tsx'
import { Button } from '#shared/ui/button/Button.tsx'
import { Cluster } from '#shared/ui/layout/layout.tsx'
import { useConfirm } from '#shared/ui/overlay/useConfirm.tsx'
import { useListDoctorsToVerifyInfiniteQuery, useVerifyDoctorMutation } from '../api.ts'
import styles from './admin.module.css'
import { RefuseDoctor } from './RefuseDoctor.tsx'
import { useLicenceColumns, type DoctorToVerify } from './use-licence-columns.tsx'

/** Licences that wait for a decision, the longest waiting first. */
export function DoctorsToVerify() {
  const { t } = useTranslation('workspace')
  const dispatch = useDispatch()
  const list = useListController()
  const doctors = useListDoctorsToVerifyInfiniteQuery({ query: {} })
  const [verify, { isLoading, originalArgs }] = useVerifyDoctorMutation()
  const [refused, setRefused] = useState<DoctorToVerify>()
  const { ask, confirmation } = useConfirm()

  const accept = async (doctor: DoctorToVerify) => {
    const isMeant = await ask({
      title: t('admin.verify.askTitle', { name: doctor.name }),
      body: t('admin.verify.askText', { number: doctor.licenceNumber }),
      confirm: t('admin.verify.verify'),
    })
    if (!isMeant) return
    const answer = await verify({ params: { id: doctor.id } })
    if (answer.error === undefined) {
      const text = t('admin.verify.doneText', { name: doctor.name })
      dispatch(toastShown({ kind: 'success', title: t('admin.verify.done'), text }))
      return
    }
    const { kind, refused: problem } = faultOf(answer.error)
    if (kind === 'offline') return
    const text = problem?.detail ?? t('admin.tryAgain')
    dispatch(toastShown({ kind: 'error', title: t('admin.failed'), text }))
  }
  const decisions = (doctor: DoctorToVerify) => (
    <Cluster gap="2" justify="end" className={styles.actions}>
      <Button small aria-label={t('admin.verify.refuseNamed', { name: doctor.name })} onClick={() => setRefused(doctor)}>
        {t('admin.verify.refuse')}
      </Button>
      <Button
        small
        look="filled"
        loading={isLoading && originalArgs?.params.id === doctor.id}
        aria-label={t('admin.verify.verifyNamed', { name: doctor.name })}
        onClick={() => void accept(doctor)}
      >
        {t('admin.verify.verify')}
      </Button>
    </Cluster>
  )
  return (
    <>
      <ListPage<DoctorToVerify>
        controller={list}
        query={doctors}
        label={t('admin.dashboard.tabs.doctors')}
        rowKey={(doctor) => doctor.id}
        columns={useLicenceColumns()}
        rowActions={decisions}
        empty={
          <Empty art={<LaptopDoctorArt />} title={t('admin.verify.noneTitle')}>
            {t('admin.verify.noneText')}
          </Empty>
        }
      />
      {confirmation}
      {refused && <RefuseDoctor doctor={refused} onClose={() => setRefused(undefined)} />}
    </>
  )
}
