import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ListPage } from '#shared/patterns/list/ListPage.tsx'
import { useListController } from '#shared/patterns/list/useListController.ts'
import { Empty } from '#shared/patterns/states/states.tsx'
import { LaptopDoctorArt } from '#shared/ui/art/scenes.tsx'
import { Button } from '#shared/ui/button/Button.tsx'
import { Cluster } from '#shared/ui/layout/layout.tsx'
import { useListDoctorsToVerifyInfiniteQuery } from '../api.ts'
import styles from './admin.module.css'
import { RefuseDoctor } from './RefuseDoctor.tsx'
import { useLicenceColumns, type DoctorToVerify } from './use-licence-columns.tsx'
import { useVerify } from './use-verify.tsx'

/** Licences that wait for a decision, the longest waiting first. */
export function DoctorsToVerify() {
  const { t } = useTranslation('workspace')
  const list = useListController()
  const doctors = useListDoctorsToVerifyInfiniteQuery({ query: {} })
  const [refused, setRefused] = useState<DoctorToVerify>()
  const { verify, verifying, confirmation } = useVerify()
  const decisions = (doctor: DoctorToVerify) => (
    <Cluster gap="2" justify="end" className={styles.actions}>
      <Button small aria-label={t('admin.verify.refuseNamed', { name: doctor.name })} onClick={() => setRefused(doctor)}>
        {t('admin.verify.refuse')}
      </Button>
      <Button
        small
        variant="filled"
        loading={verifying === doctor.id}
        aria-label={t('admin.verify.verifyNamed', { name: doctor.name })}
        onClick={() => void verify(doctor)}
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
