import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { decidedLicenceStates } from '#contract/admin/choices.ts'
import { choiceField } from '#shared/address/fields.ts'
import { ListPage } from '#shared/patterns/list/ListPage.tsx'
import { useListController } from '#shared/patterns/list/useListController.ts'
import { Empty } from '#shared/patterns/states/states.tsx'
import { LaptopDoctorArt } from '#shared/ui/art/scenes.tsx'
import { Button } from '#shared/ui/button/Button.tsx'
import { useListLicencesInfiniteQuery } from '../api.ts'
import { VerifyLicence } from './licences/VerifyLicence.tsx'
import { RevokeLicence } from './RevokeLicence.tsx'
import { useDecidedLicenceColumns, type DecidedLicence } from './use-decided-licence-columns.tsx'

const filters = { state: choiceField(decidedLicenceStates) }

/** Licences on which somebody has decided, by name: verified ones can be revoked, others verified after all. */
export function LicenceList() {
  const { t } = useTranslation('workspace')
  const list = useListController({ filters, along: ['tab'] })
  const licences = useListLicencesInfiniteQuery({ query: list.query })
  const [revoked, setRevoked] = useState<DecidedLicence>()
  const [verified, setVerified] = useState<DecidedLicence>()
  const actions = (doctor: DecidedLicence) =>
    doctor.state === 'verified' ? (
      <Button
        small
        variant="danger"
        aria-label={t('admin.licences.revokeNamed', { name: doctor.name })}
        onClick={() => setRevoked(doctor)}
      >
        {t('admin.licences.revoke')}
      </Button>
    ) : (
      <Button small aria-label={t('admin.verify.verifyNamed', { name: doctor.name })} onClick={() => setVerified(doctor)}>
        {t('admin.verify.verify')}
      </Button>
    )
  return (
    <>
      <ListPage<DecidedLicence, 'state'>
        controller={list}
        query={licences}
        label={t('admin.dashboard.tabs.licences')}
        rowKey={(doctor) => doctor.id}
        searchLabel={t('admin.licences.search')}
        columns={useDecidedLicenceColumns()}
        rowActions={actions}
        filters={[
          {
            name: 'state',
            label: t('admin.columns.state'),
            all: t('admin.licences.all'),
            options: decidedLicenceStates.map((value) => ({ value, label: t(`admin.licences.states.${value}`) })),
          },
        ]}
        empty={
          <Empty art={<LaptopDoctorArt />} title={t('admin.licences.noneTitle')}>
            {t('admin.licences.noneText')}
          </Empty>
        }
      />
      {verified && (
        <VerifyLicence
          licence={{ id: verified.id, of: 'doctor', name: verified.name, number: verified.licenceNumber }}
          onClose={() => setVerified(undefined)}
        />
      )}
      {revoked && <RevokeLicence doctor={revoked} onClose={() => setRevoked(undefined)} />}
    </>
  )
}
